import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { signedInRoutes } from './signed-in-routes.tsx';

/** The route that an address leads to, by its own name where it has one. */
const routeAt = (address: string) => matchRoutes(signedInRoutes, address)?.at(-1)?.route;

test('R-31: the route of insights is named InsightsSearch', () => {
  expect(routeAt('/tabs/insights')?.id).toBe('InsightsSearch');
  expect(routeAt('/tabs/insights/')?.id).toBe('InsightsSearch');
});

test('R-31: no other route has that name', () => {
  for (const address of ['/tabs/insights/view/1', '/tabs/policies', '/tabs/information', '/tabs/nowhere'])
    expect(routeAt(address)?.id).not.toBe('InsightsSearch');
});

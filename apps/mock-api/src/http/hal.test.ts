import { expect, test } from 'vitest';
import { link } from './hal.ts';

const uuid = '3f0d6f9e-2f4f-4a52-9a5e-0c1a7b1c2d3e';

test('API-21: a link is a path of the endpoint table', () => {
  expect(link('policies.latestValuation', { uuid })).toEqual({
    href: `/v1/policy/${uuid}/valuation/latest`,
  });
  expect(link('client.view', {})).toEqual({ href: '/v1/client' });
});

test('API-17: a link may carry a query', () => {
  expect(link('providers.myPolicies', {}, { uuid })).toEqual({
    href: `/v1/provider/my-policies?uuid=${uuid}`,
  });
});

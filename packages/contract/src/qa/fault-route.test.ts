import { describe, expect, test } from 'vitest';
import { coversCall } from './fault-route.ts';

const view = { method: 'GET', path: '/v1/policy/0b1e/view' };

describe('Q-3: the route of a fault', () => {
  test.each([
    'GET /v1/policy/{uuid}/view',
    '/v1/policy/{uuid}/view',
    '/v1/policy/0b1e/view',
    '/v1/policy/*',
    'GET /v1/*',
  ])('%s covers the view of a policy', (route) => {
    expect(coversCall(route, view)).toBe(true);
  });

  test.each([
    'PUT /v1/policy/{uuid}/view',
    '/v1/policy',
    '/v1/policy/{uuid}',
    '/v1/policy/{uuid}/view/more',
    '/v1/poli/*',
    '/v1/policy/77aa/view',
    'v1/policy/*',
    'get /v1/policy/*',
    '*',
    '',
  ])('%j does not', (route) => {
    expect(coversCall(route, view)).toBe(false);
  });

  test('a path with /* covers itself and what is below, and no neighbour whose name starts alike', () => {
    expect(coversCall('/v1/policy/*', { method: 'GET', path: '/v1/policy' })).toBe(true);
    expect(coversCall('/v1/policy/*', { method: 'GET', path: '/v1/policy-archive' })).toBe(false);
  });
});

import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { isoDateTime } from '../shapes/fields.ts';
import { offered } from '../shapes/promised.ts';

const changedAt = offered(isoDateTime, 'nothing: stored data is kept for as long as usual');

/** API-11. When each part of the data last changed; older stored parts are dropped (API-28). All of it is ours. */
export const systemCacheEndpoint = defineEndpoint({
  row: 'API-11',
  summary: 'When each part of the data last changed',
  method: 'GET',
  path: '/v1/system/cache',
  auth: 'full',
  anyAnswer: true,
  answer: z.object({
    version: offered(z.string(), 'nothing'),
    sections: offered(
      z.object({
        policy: changedAt,
        provider: changedAt,
        due_diligence: changedAt,
        insight: changedAt,
        firm: changedAt,
        terms: changedAt,
      }),
      'nothing: stored data is kept for as long as usual',
    ),
  }),
});

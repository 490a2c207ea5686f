import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { isoDateTime } from './fields.ts';

/** A11. When each part of the data last changed; stored parts older than that are dropped (row S5). */
export const systemCacheEndpoint = defineEndpoint({
  row: 'A11',
  summary: 'When each part of the data last changed',
  method: 'GET',
  path: '/v1/system/cache',
  auth: 'full',
  answer: z.object({
    version: z.string(),
    sections: z.object({
      policy: isoDateTime,
      provider: isoDateTime,
      due_diligence: isoDateTime,
      insight: isoDateTime,
      firm: isoDateTime,
      terms: isoDateTime,
    }),
  }),
});

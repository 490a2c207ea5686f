import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { namesRefusal } from '../reading/refused-success.ts';
import { mailedCode } from '../shapes/fields.ts';
import { offered } from '../shapes/promised.ts';

/**
 * API-7. Any success that does not clearly say no means that the invite is valid. Reading does not use up the code
 * (SEC-E8). 404 INVITE_NOT_FOUND alike for unknown, used, replaced and malformed codes, and where the firm does not
 * distinguish, for expired ones; else these are 410 INVITE_EXPIRED.
 */
export const inviteEndpoint = defineEndpoint({
  row: 'API-7',
  summary: 'Say whether an invite is good',
  method: 'GET',
  path: '/v1/invite/{code}',
  auth: 'none',
  refusals: ['INVITE_NOT_FOUND', 'INVITE_EXPIRED'],
  params: z.object({ code: mailedCode }),
  anyAnswer: true,
  isRefused: namesRefusal,
  answer: z.object({
    first_name: offered(z.string(), 'who the invitation is for'),
    surname: offered(z.string(), 'the surname of the invited client'),
    firm_name: offered(z.string(), 'which firm the invitation is from'),
  }),
});

import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { doneAnswer, mailedCode } from '../shapes/fields.ts';

/** API-7. Any success means that the invite is valid. Reading does not use up the code (SEC-E4). 404 INVITE_NOT_FOUND alike for unknown, used and expired. */
export const inviteEndpoint = defineEndpoint({
  row: 'API-7',
  summary: 'Say whether an invite is good',
  method: 'GET',
  path: '/v1/invite/{code}',
  auth: 'none',
  refusals: ['INVITE_NOT_FOUND'],
  params: z.object({ code: mailedCode }),
  anyAnswer: true,
  answer: doneAnswer,
});

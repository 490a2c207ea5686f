import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { namesRefusal } from '../reading/refused-success.ts';
import { doneAnswer, email, idempotencyKey, line, wireFlag } from '../shapes/fields.ts';
import { offered } from '../shapes/promised.ts';
import { messageBody } from './messages.ts';

/**
 * API-22. Answers alike for known and unknown addresses; `reason` must be one of the fetched list (SEC-E14). Sent again
 * under the same key within a day it is answered again and counts once (SEC-I7); something else under that key is
 * refused by 422.
 */
export const contactSupportEndpoint = defineEndpoint({
  row: 'API-22',
  summary: 'Ask the support team for help',
  method: 'POST',
  path: '/v1/user/contact-support',
  auth: 'none',
  headers: z.object({ 'Idempotency-Key': idempotencyKey.optional() }),
  encoding: 'form',
  body: z.object({
    name: line(100).min(1, 'Name is required'),
    email,
    reason: line(200).min(1, 'Reason is required'),
    /** An extension: sent where the reasons say that the firm takes it. */
    message: messageBody.optional(),
  }),
  anyAnswer: true,
  isRefused: namesRefusal,
  refusedStatus: 422,
  answer: doneAnswer,
});

/** API-23. The reasons clients may choose from. `takes_message`, an extension: whether the firm takes a message. */
export const supportReasonsEndpoint = defineEndpoint({
  row: 'API-23',
  summary: 'Reasons for asking support',
  method: 'GET',
  path: '/v1/user/get-contact-support-reasons',
  auth: 'none',
  list: { key: 'data', names: ['items', 'reasons'] },
  answer: z.object({
    data: z.array(z.string()),
    takes_message: offered(wireFlag, 'the field for what happened, in their own words'),
  }),
});

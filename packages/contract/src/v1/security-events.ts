import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { namesRefusal } from '../reading/refused-success.ts';
import { isoDateTime, recordId, wireCount, wireId, word } from '../shapes/fields.ts';
import { pageNumber, paginationSchema } from '../shapes/pagination.ts';
import { exact, nullable, offered } from '../shapes/promised.ts';

/** SEC-H25: what a security history is made of; a firm may add more. */
export type SecurityEventKind =
  | 'signed_in'
  | 'new_device'
  | 'account_locked'
  | 'password_changed'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'recovery_codes_made'
  | 'recovery_code_used'
  | 'details_changed'
  | 'session_ended'
  | 'device_forgotten'
  | 'reported';

const securityEventSchema = z.object({
  uuid: wireId,
  kind: word,
  occurred_at: offered(isoDateTime, 'when something in the security history happened'),
  device_name: offered(z.string().max(200), 'on which browser and system it happened'),
  device_uuid: offered(wireId, 'the device that is forgotten where it was somebody else'),
  is_current: offered(z.boolean(), 'whether it happened on this device'),
});

/** SEC-H5. An extension. Newest first. `takes_reports` says that the firm has the call below. */
export const securityEventsEndpoint = defineEndpoint({
  row: 'SEC-H5',
  summary: 'Security history by page',
  method: 'GET',
  path: '/v1/user/security-event',
  auth: 'full',
  extension: true,
  query: z.object({ page: pageNumber.optional() }),
  list: { key: 'events', names: ['items', 'data'] },
  answer: z.object({
    events: z.array(securityEventSchema),
    pagination: exact(nullable(paginationSchema)),
    takes_reports: offered(z.boolean(), 'nothing: the gateway does it with the calls that there are'),
  }),
});

/**
 * SEC-H6. An extension. "This was not me": ends every other session, forgets the device of the entry and opens a
 * conversation with the firm; the same again changes nothing more. 404 for an entry of another client.
 */
export const reportSecurityEventEndpoint = defineEndpoint({
  row: 'SEC-H6',
  summary: 'Say that an entry of the history was somebody else',
  method: 'POST',
  path: '/v1/user/security-event/{uuid}/not-me',
  auth: 'full',
  stepUp: 'sessions',
  extension: true,
  params: z.object({ uuid: recordId }),
  anyAnswer: true,
  isRefused: namesRefusal,
  refusedStatus: 422,
  answer: z.object({
    sessions_ended: offered(wireCount(), 'how many sessions were ended'),
    device_forgotten: offered(z.boolean(), 'whether a device was forgotten'),
    thread_uuid: offered(wireId, 'a link to the conversation'),
  }),
});

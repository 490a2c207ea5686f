import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { namesRefusal } from '../reading/refused-success.ts';
import { doneAnswer, isoDateTime, recordId, wireCount, wireId } from '../shapes/fields.ts';
import { offered } from '../shapes/promised.ts';

const sessionSchema = z.object({
  uuid: wireId,
  device_name: offered(z.string().max(200), 'the browser and the system of a session'),
  started_at: offered(isoDateTime, 'when a session was signed in'),
  last_used_at: offered(isoDateTime, 'when a session was last used'),
  is_current: offered(z.boolean(), 'which of the sessions is this one'),
});

/**
 * An extension. The sessions that are open, used last first. A firm that offers it ends the others at a changed
 * password or second factor (SEC-D11, SEC-D32), and the pages say so.
 */
export const sessionsEndpoint = defineEndpoint({
  row: 'SEC-D12',
  summary: 'Where the person is signed in',
  method: 'GET',
  path: '/v1/user/session',
  auth: 'full',
  extension: true,
  list: { key: 'sessions', names: ['items', 'data'] },
  answer: z.object({ sessions: z.array(sessionSchema) }),
});

/** An extension. 404 alike for a session that has ended and for one of another client. */
export const endSessionEndpoint = defineEndpoint({
  row: 'SEC-D12',
  summary: 'End one session',
  method: 'DELETE',
  path: '/v1/user/session/{uuid}',
  auth: 'full',
  stepUp: 'sessions',
  extension: true,
  params: z.object({ uuid: recordId }),
  anyAnswer: true,
  isRefused: namesRefusal,
  refusedStatus: 422,
  answer: doneAnswer,
});

/** An extension. Ends every session but the one that asks. */
export const endOtherSessionsEndpoint = defineEndpoint({
  row: 'SEC-D12',
  summary: 'End all other sessions',
  method: 'DELETE',
  path: '/v1/user/session',
  auth: 'full',
  stepUp: 'sessions',
  extension: true,
  anyAnswer: true,
  isRefused: namesRefusal,
  refusedStatus: 422,
  answer: z.object({ ended: offered(wireCount(), 'how many sessions were ended') }),
});

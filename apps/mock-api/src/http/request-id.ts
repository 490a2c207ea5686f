import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const idShape = /^[\w-]{8,64}$/;

/** The caller's id for a request, so that the logs of both sides can be matched; a new one if it has none that is safe to log. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && idShape.test(given) ? given : randomUUID();
}

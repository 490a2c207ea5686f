import { traceparent } from '@portal/contract/shapes/trace-context';
import { randomUuid } from '#core/random-uuid.ts';

/** A trace for each request (W3C Trace Context): the gateway goes on with it (SEC-J4). */
export function newTraceparent(): string {
  const id = randomUuid().replaceAll('-', '');
  return traceparent(id, id.slice(16));
}

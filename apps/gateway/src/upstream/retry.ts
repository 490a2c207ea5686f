import type { Endpoint } from '@portal/contract/endpoint';
import { readDocumentEndpoint } from '@portal/contract/v1/documents';
import { readThreadEndpoint } from '@portal/contract/v1/messages';
import { readNotificationEndpoint } from '@portal/contract/v1/notifications';
import { agreeTermsEndpoint } from '@portal/contract/v1/terms';
import { ExponentialBackoff, handleWhen, type RetryPolicy, retry } from 'cockatiel';
import { UpstreamError } from './upstream-error.ts';

const RETRIES = 2;
const BACKOFF = { initialDelay: 50, maxDelay: 400 };

/** Writes that may be sent twice without changing anything the second time. */
const repeatableWrites: readonly Endpoint[] = [
  readDocumentEndpoint,
  readNotificationEndpoint,
  agreeTermsEndpoint,
  readThreadEndpoint,
];

/** SEC-I3: reads, and the few writes that change nothing when repeated; never a login, a code, a like or a password. */
export function isRepeatable(endpoint: Endpoint): boolean {
  return endpoint.method === 'GET' || repeatableWrites.includes(endpoint);
}

/** Repeats what failed until the signal of the call, which is its deadline, ends it. */
export function createRetry(): RetryPolicy {
  return retry(handleWhen(isWorthRepeating), {
    maxAttempts: RETRIES,
    backoff: new ExponentialBackoff(BACKOFF),
  });
}

/** A timeout is not retried: that would double the load on a service that is already slow. */
function isWorthRepeating(error: unknown): boolean {
  if (!(error instanceof UpstreamError)) return false;
  if (error.kind === 'transport') return true;
  return error.kind === 'refused' && [502, 503, 504].includes(error.status ?? 0);
}

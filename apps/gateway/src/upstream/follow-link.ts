import type { Endpoint, EndpointInput } from '@portal/contract/endpoint';
import { type LinkQuery, readLink } from '@portal/contract/read-link';
import { UpstreamError } from './upstream-error.ts';

type Expected<E extends Endpoint> = {
  readonly endpoint: E;
  readonly origin: string;
  readonly query?: LinkQuery | undefined;
};

/**
 * Reads a link of the firm's API as a call of the contract, or throws UpstreamError `malformed` (security G1). The
 * link is never sent as it stands: only the parameters found in it are used, and the call is built afresh.
 */
export function followLink<E extends Endpoint>(href: string, expected: Expected<E>): EndpointInput<E> {
  const input = readLink(href, expected);
  if (input) return input as EndpointInput<E>;
  const { method, path } = expected.endpoint;
  throw new UpstreamError('malformed', 'A link leads where none may lead', { call: `${method} ${path}` });
}

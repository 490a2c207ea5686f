import type { Endpoint } from './endpoint.ts';
import { type ErrorCode, errorStatus } from './error.ts';

/** Any call may come with a query or a device id that cannot be read, may come too often, or may meet a fault. */
const ofEveryCall = [
  'MALFORMED_REQUEST',
  'VALIDATION',
  'TOO_MANY_REQUESTS',
  'UNKNOWN',
  'UNAVAILABLE',
] as const;
const ofBodies = ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const;
const ofTokens = ['UNAUTHORIZED', 'FORBIDDEN'] as const;

/** Every code that a call may be refused with, each once, in the order of their statuses. */
export function refusalsOf(endpoint: Endpoint): ErrorCode[] {
  const codes = new Set<ErrorCode>([...ofEveryCall, ...(endpoint.refusals ?? []), ...ofLevel(endpoint)]);
  if (endpoint.body) for (const code of ofBodies) codes.add(code);
  if (endpoint.params && !names404(codes)) codes.add('NOT_FOUND');
  return [...codes].toSorted((left, right) => errorStatus[left] - errorStatus[right]);
}

function ofLevel({ auth }: Endpoint): readonly ErrorCode[] {
  if (auth === 'none') return [];
  return auth === 'full' ? [...ofTokens, 'TERMS_NOT_ACCEPTED'] : ofTokens;
}

/** An invite says "not found" in words of its own. */
function names404(codes: ReadonlySet<ErrorCode>): boolean {
  return [...codes].some((code) => errorStatus[code] === errorStatus.NOT_FOUND);
}

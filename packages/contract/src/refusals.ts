import type { Endpoint } from './endpoint.ts';
import { type ErrorCode, errorStatus } from './error.ts';

/** Any call may come with a query or a device id that cannot be read, or may meet a fault. */
const ofEveryCall = ['MALFORMED_REQUEST', 'VALIDATION', 'UNKNOWN', 'UNAVAILABLE'] as const;
const ofBodies = ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const;
const ofTokens = ['UNAUTHORIZED', 'FORBIDDEN'] as const;

/** Every code that a call may be refused with, each once, in the order of their statuses. */
export function refusalsOf(endpoint: Endpoint): ErrorCode[] {
  const codes = new Set<ErrorCode>([
    ...ofEveryCall,
    ofPath(endpoint),
    ...(endpoint.refusals ?? []),
    ...ofLevel(endpoint),
  ]);
  if (endpoint.body) for (const code of ofBodies) codes.add(code);
  if (endpoint.params && !names404(codes)) codes.add('NOT_FOUND');
  return [...codes].toSorted((left, right) => errorStatus[left] - errorStatus[right]);
}

/** Calls of the firm's API may come too often, those of the controls from where nobody may drive them. */
function ofPath({ path }: Endpoint): ErrorCode {
  return path.startsWith('/v1/') ? 'TOO_MANY_REQUESTS' : 'FORBIDDEN';
}

function ofLevel({ auth }: Endpoint): readonly ErrorCode[] {
  if (auth === 'none') return [];
  return auth === 'full' ? [...ofTokens, 'TERMS_NOT_ACCEPTED'] : ofTokens;
}

/** An invite says "not found" in words of its own. */
function names404(codes: ReadonlySet<ErrorCode>): boolean {
  return [...codes].some((code) => errorStatus[code] === errorStatus.NOT_FOUND);
}

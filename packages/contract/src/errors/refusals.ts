import type { Endpoint } from '../endpoint.ts';
import { type ErrorCode, errorStatus } from './error.ts';

/** Any call may have an invalid query or device id, or fail on the server. */
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
    ...(endpoint.stepUp && !endpoint.stepUpIsOptional ? (['STEP_UP_REQUIRED'] as const) : []),
  ]);
  if (endpoint.body) for (const code of ofBodies) codes.add(code);
  if (endpoint.params && !names404(codes)) codes.add('NOT_FOUND');
  return [...codes].toSorted((left, right) => errorStatus[left] - errorStatus[right]);
}

/** Calls of the firm's API may be rate limited; calls of the controls may come from a caller that is not allowed. */
function ofPath({ path }: Endpoint): ErrorCode {
  return path.startsWith('/v1/') ? 'TOO_MANY_REQUESTS' : 'FORBIDDEN';
}

function ofLevel({ auth }: Endpoint): readonly ErrorCode[] {
  if (auth === 'none') return [];
  return auth === 'full' ? [...ofTokens, 'TERMS_NOT_ACCEPTED'] : ofTokens;
}

/** An invite has its own code for "not found". */
function names404(codes: ReadonlySet<ErrorCode>): boolean {
  return [...codes].some((code) => errorStatus[code] === errorStatus.NOT_FOUND);
}

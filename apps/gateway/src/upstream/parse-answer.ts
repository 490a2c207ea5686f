import type { Endpoint, EndpointAnswer } from '@portal/contract/endpoint';
import { wireErrorSchema } from '@portal/contract/error';
import type { UpstreamAnswer } from './transport.ts';
import { UpstreamError } from './upstream-error.ts';

/** Faults that are named when an answer does not fit; by place, never by value. */
const NAMED_FAULTS = 3;
/** The longest wait that is passed on, in seconds. */
const MAX_RETRY_AFTER_SECONDS = 3600;

/** The answer of a success as the contract says it. Throws UpstreamError `malformed` where it is anything else. */
export function parseAnswer<E extends Endpoint>(
  endpoint: E,
  answer: UpstreamAnswer,
  call: string,
): EndpointAnswer<E> {
  const { status } = answer;
  const parsed = endpoint.answer.safeParse(readJson(answer));
  if (parsed.success) return parsed.data as EndpointAnswer<E>;
  const places = parsed.error.issues.slice(0, NAMED_FAULTS).map((issue) => issue.path.join('.') || 'whole');
  throw new UpstreamError('malformed', `The answer does not fit the contract at: ${places.join(', ')}`, {
    call,
    status,
  });
}

/** What an answer that is no success says. A redirect is never followed and counts as malformed (security G1). */
export function parseRefusal(answer: UpstreamAnswer, call: string): UpstreamError {
  const { status } = answer;
  if (status < 400) return new UpstreamError('malformed', 'The answer is a redirect', { call, status });
  const wire = wireErrorSchema.safeParse(readJson(answer));
  const retryAfterSeconds = readRetryAfter(answer.retryAfter);
  if (!wire.success) return new UpstreamError('refused', '', { call, status, retryAfterSeconds });
  const { code, message, fields } = wire.data;
  return new UpstreamError('refused', message, { call, status, code, fields, retryAfterSeconds });
}

/** Undefined where the answer is not JSON, whatever it looks like. */
function readJson({ contentType, text }: UpstreamAnswer): unknown {
  if (!/^application\/(?:[\w.-]+\+)?json(?:;|$)/i.test(contentType)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readRetryAfter(header: string | undefined): number | undefined {
  if (header === undefined || !/^\d{1,9}$/.test(header)) return undefined;
  return Math.min(Number(header), MAX_RETRY_AFTER_SECONDS);
}

import type { Endpoint } from '@portal/contract/endpoint';
import { statusOfRefusedSuccess } from '@portal/contract/errors/refusal-code';
import { type AnswerReading, readAnswer } from '@portal/contract/reading/answer';
import { type AnswerJson, readAnswerJson, readSuccess } from '@portal/contract/reading/answer-json';
import { readRefusal } from '@portal/contract/reading/refusal';
import { stripControlCharacters } from './strip-control-characters.ts';
import type { UpstreamAnswer } from './transport.ts';
import { UpstreamError } from './upstream-error.ts';

/** Faults that are named when an answer cannot be read; by path, never by value. */
const NAMED_FAULTS = 3;
/** The longest wait that is passed on, in seconds. */
const MAX_RETRY_AFTER_SECONDS = 3600;
const HIGHEST_STATUS = 599;

/** An answer that can be used, with what of it was left out. */
type ReadAnswer<E extends Endpoint> = Exclude<AnswerReading<E>, { unusable: readonly string[] }>;

/**
 * SEC-I13: reads a success by the schema of its call. Throws UpstreamError `refused` when a 2xx answer means a refusal,
 * and `malformed` where it cannot be read.
 */
export function parseAnswer<E extends Endpoint>(
  endpoint: E,
  answer: UpstreamAnswer,
  call: string,
): ReadAnswer<E> {
  const { status } = answer;
  const read = readSuccess(endpoint, answer);
  if (read === 'unreadable')
    throw new UpstreamError('malformed', 'The answer is neither JSON nor a short text', { call, status });
  if (read.isTooMuch) {
    const bounds = 'The answer has too long a list, nests too deep or has too many values';
    throw new UpstreamError('malformed', bounds, { call, status });
  }
  const { json } = asShown(read, answer.text);
  if (json !== undefined && endpoint.isRefused?.(json, endpoint))
    throw asRefusal(json, { ...answer, status: statusOfRefusedSuccess(endpoint, json) }, { call, endpoint });
  const reading = readAnswer(endpoint, json);
  if (!('unusable' in reading)) return reading;
  const paths = reading.unusable.slice(0, NAMED_FAULTS).join(', ');
  throw new UpstreamError('malformed', `The answer cannot be read at: ${paths}`, { call, status });
}

/**
 * Reads an answer that is not a success. SEC-G20: a redirect is never followed and counts as malformed. `endpoint` is
 * given where a body is sent, whose fields the answer may be about.
 */
export function parseRefusal(answer: UpstreamAnswer, call: string, endpoint?: Endpoint): UpstreamError {
  const { status } = answer;
  if (status < 400) return new UpstreamError('malformed', 'The answer is a redirect', { call, status });
  if (status > HIGHEST_STATUS)
    return new UpstreamError('malformed', 'The status of the answer is not valid', { call, status });
  return asRefusal(asShown(readAnswerJson(answer), answer.text).json, answer, { call, endpoint });
}

type Refused = { readonly call: string; readonly endpoint: Endpoint | undefined };

function asRefusal(
  json: unknown,
  { status, retryAfter }: UpstreamAnswer,
  { call, endpoint }: Refused,
): UpstreamError {
  const { code, message, fields } = readRefusal(json, endpoint);
  const retryAfterSeconds = readRetryAfter(retryAfter);
  return new UpstreamError('refused', message, { call, status, code, fields, retryAfterSeconds });
}

/** The JSON of an answer as it may be shown. */
function asShown(read: AnswerJson, text: string): AnswerJson {
  return read.json === undefined ? read : { ...read, json: stripControlCharacters(read.json, text) };
}

function readRetryAfter(header: string | undefined): number | undefined {
  if (header === undefined || !/^\d{1,9}$/.test(header)) return undefined;
  return Math.min(Number(header), MAX_RETRY_AFTER_SECONDS);
}

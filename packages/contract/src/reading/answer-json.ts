import type { Endpoint } from '../endpoint.ts';
import { isWithinBounds } from './json-bounds.ts';

/** The media types of JSON; a space may come before their parameters (RFC 9110, section 5.6.6). */
const jsonType = /^application\/(?:[\w.-]+\+)?json[ \t]*(?:;|$)/i;

/** What an answer holds; `json` is undefined where the text is not JSON. */
export type AnswerJson =
  | { readonly json: unknown; readonly isTooMuch: false }
  | { readonly json: undefined; readonly isTooMuch: true };

type Answer = { readonly contentType: string; readonly text: string };

/** True for the media types whose text is read, and no others. */
export function isJsonType(contentType: string): boolean {
  return jsonType.test(contentType);
}

/**
 * SEC-I12: the JSON of an answer, by its media type and its text. Bounds are checked before it is parsed. The gateway
 * reads by this rule and conformance judges by it.
 */
export function readAnswerJson({ contentType, text }: Answer): AnswerJson {
  return isJsonType(contentType) ? parseJson(text) : { json: undefined, isTooMuch: false };
}

/** True for an object of JSON that is neither a list nor null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseJson(text: string): AnswerJson {
  if (!isWithinBounds(text)) return { json: undefined, isTooMuch: true };
  try {
    return { json: JSON.parse(text), isTooMuch: false };
  } catch {
    return { json: undefined, isTooMuch: false };
  }
}

/** The longest text that is taken for an answer in words. */
const MOST_WORDS = 200;

/**
 * What a success holds. Where a success may mean a refusal (API-24), JSON may come as text of any kind, a short text is
 * read like the same text in JSON, and a page, or anything else that cannot be told from a refusal, is unreadable.
 */
export function readSuccess(
  { isRefused }: Pick<Endpoint, 'isRefused'>,
  answer: Answer,
): AnswerJson | 'unreadable' {
  const text = answer.text.trim();
  const isText = /^(?:$|text\/)/i.test(answer.contentType);
  const read = isRefused && isText && /^["{[]/.test(text) ? parseJson(text) : readAnswerJson(answer);
  if (!isRefused || read.isTooMuch || read.json !== undefined || text === '') return read;
  const isPage = /^text\/(?:html|xml)/i.test(answer.contentType) || /^[<{[]/.test(text);
  const isWords = isText && !isPage && text.length <= MOST_WORDS;
  return isWords ? { json: text, isTooMuch: false } : 'unreadable';
}

import { isWithinBounds } from './json-bounds.ts';

/** The media types of JSON; a space may come before their parameters (RFC 9110, section 5.6.6). */
const jsonType = /^application\/(?:[\w.-]+\+)?json[ \t]*(?:;|$)/i;

/** What an answer holds; `json` is undefined where that is no JSON. */
export type AnswerJson =
  | { readonly json: unknown; readonly isTooMuch: false }
  | { readonly json: undefined; readonly isTooMuch: true };

/** True for the media types whose text is read, and no others. */
export function isJsonType(contentType: string): boolean {
  return jsonType.test(contentType);
}

/**
 * SEC-I12: the JSON of an answer, by its media type and its text. Bounds are checked before it is parsed. The gateway
 * reads by this rule and conformance judges by it.
 */
export function readAnswerJson({
  contentType,
  text,
}: {
  readonly contentType: string;
  readonly text: string;
}): AnswerJson {
  if (!isJsonType(contentType)) return { json: undefined, isTooMuch: false };
  if (!isWithinBounds(text)) return { json: undefined, isTooMuch: true };
  try {
    return { json: JSON.parse(text), isTooMuch: false };
  } catch {
    return { json: undefined, isTooMuch: false };
  }
}

import { ApiError } from '../api-error.ts';

const MAX_DEPTH = 20;
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * SEC-G24: reads JSON text. Refused with MALFORMED_REQUEST: what is not JSON, nesting deeper than twenty, a key given
 * twice in one object, and keys that would reach a prototype.
 */
export function parseJson(text: string): unknown {
  const shape = measure(text);
  if (shape.depth > MAX_DEPTH) throw new ApiError('MALFORMED_REQUEST');
  let keys = 0;
  const value = readJson(text, function reviver(this: unknown, key, member) {
    if (Array.isArray(this)) return member;
    if (forbiddenKeys.has(key)) throw new ApiError('MALFORMED_REQUEST');
    keys += 1;
    return member;
  });
  // The reviver sees each distinct key once, and the root under an empty key; the text has one colon for each key
  // written.
  if (keys - 1 !== shape.colons) throw new ApiError('MALFORMED_REQUEST');
  return value;
}

function readJson(text: string, reviver: (this: unknown, key: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text, reviver);
  } catch {
    throw new ApiError('MALFORMED_REQUEST');
  }
}

/**
 * Deepest nesting, and the number of colons outside strings; one pass, so that hostile text costs no more than its
 * length.
 */
function measure(text: string): { depth: number; colons: number } {
  let [open, depth, colons] = [0, 0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') at = endOfString(text, at);
    else if (character === '{' || character === '[') depth = Math.max(depth, ++open);
    else if (character === '}' || character === ']') open -= 1;
    else if (character === ':') colons += 1;
  }
  return { depth, colons };
}

/** Where the string that opens at `start` closes, or the end of the text. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}

/** How deep an input may nest (SEC-G24). */
const MAX_DEPTH = 20;
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

export type InputProblem = 'unreadable' | 'too_deep' | 'forbidden_key';

/**
 * Only such a text can be too deep or have a forbidden key: it names one, escapes a letter or opens more than MAX_DEPTH
 * brackets.
 */
const unusual = /__proto__|constructor|prototype|\\|(?:[[{][^[{]*){21}/;

/** What is wrong with the JSON text of an input, before anything else reads it (SEC-G24). Undefined when nothing is. */
export function inputProblem(text: string): InputProblem | undefined {
  if (!unusual.test(text)) return isJson(text) ? undefined : 'unreadable';
  if (isTooDeep(text)) return 'too_deep';
  let hasForbiddenKey = false;
  try {
    JSON.parse(text, (key, value: unknown) => {
      if (forbiddenKeys.has(key)) hasForbiddenKey = true;
      return value;
    });
  } catch {
    return 'unreadable';
  }
  return hasForbiddenKey ? 'forbidden_key' : undefined;
}

/** SEC-G25: whether an address has a parameter twice, which the server reads as a list. */
export function hasDoubledParameter(query: Readonly<Record<string, unknown>>): boolean {
  return Object.values(query).some((value) => typeof value !== 'string');
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * A string, or the rest of the text when it is not closed. The pattern never fails after its first character, so that
 * hostile text causes no backtracking: one pass over any input.
 */
const stringText = /"(?:\\.?|[^"\\])*"?/gs;

/** Counts brackets outside strings, so that no parser has to descend into what will be refused. */
function isTooDeep(text: string): boolean {
  const withoutStrings = text.replace(stringText, '');
  let depth = 0;
  for (const [bracket] of withoutStrings.matchAll(/[[\]{}]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

import { strayControls } from '../shapes/text-rule.ts';

/** How such a character may be in the text of JSON; what these find besides costs a look at each value. */
const asItself = /[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
const escaped = /\\(?:[bf]|u00[0189]|u007[fF]|u20[26])/;

/**
 * What was parsed from `text`, without NUL and other controls in its texts, and without what turns the text after it around: the
 * name of a fund must not change how the amount beside it is read (SEC-G3).
 */
export function withoutControls(json: unknown, text: string): unknown {
  return asItself.test(text) || escaped.test(text) ? clean(json) : json;
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(strayControls, '');
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, clean(inner)]));
}

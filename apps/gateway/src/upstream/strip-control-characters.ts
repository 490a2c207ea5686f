import { strayControls } from '@portal/contract/shapes/control-characters';

/** A stray control in the text of JSON, as itself or escaped: only where one may be is each value looked at. */
const asItself = /[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
const escaped = /\\(?:[bf]|u00[0189]|u007[fF]|u20[26])/;

/**
 * SEC-G40: what was parsed from `text`, without NUL and other controls in its texts, and without characters that
 * reorder the text after them: the name of a fund must not change how the amount beside it is read. Of markup,
 * rich-text.tsx in the browser cuts them where an entity stands for one.
 */
export function stripControlCharacters(json: unknown, text: string): unknown {
  return asItself.test(text) || escaped.test(text) ? clean(json) : json;
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(strayControls, '');
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, clean(inner)]));
}

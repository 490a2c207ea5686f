/** The most entries of one list; a longer list is refused. */
const MAX_LIST_ITEMS = 5000;
/**
 * How deep an answer may nest, and how many values it may hold: several times what the longest list of a large client
 * has.
 */
const MAX_ANSWER_DEPTH = 30;
const MAX_ANSWER_VALUES = 250_000;

const quote = 0x22;
const comma = 0x2c;
const backslash = 0x5c;
const brackets = { '[': 0x5b, ']': 0x5d, '{': 0x7b, '}': 0x7d } as const;

/**
 * SEC-I12: false for the text of JSON with a list that is too long, that nests too deep or holds too many values. One
 * pass over the text, before a parser makes objects of what will be refused.
 */
export function isWithinBounds(text: string): boolean {
  /** Values so far in each list or record that is open at this point. */
  const counts = [0];
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case quote:
        at = endOfString(text, at);
        break;
      case comma: {
        const count = (counts.at(-1) ?? 0) + 1;
        counts[counts.length - 1] = count;
        values += 1;
        if (count >= MAX_LIST_ITEMS || values > MAX_ANSWER_VALUES) return false;
        break;
      }
      case brackets['[']:
      case brackets['{']:
        values += 1;
        if (counts.push(0) > MAX_ANSWER_DEPTH + 2 || values > MAX_ANSWER_VALUES) return false;
        break;
      case brackets[']']:
      case brackets['}']:
        // Where nothing is open, no parser gets further than this.
        if (counts.length === 1) return true;
        counts.pop();
        break;
    }
  }
  return true;
}

/** The index of the closing quote, or the end of a text that has none. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === backslash) at += 1;
    else if (code === quote) return at;
  }
  return at;
}

/** Made once: `toLocaleString` makes a new one each time, which costs a list of a thousand policies most of a key. */
const figures = new Intl.NumberFormat('en-GB');
const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** "1,000". */
export function formatCount(count: number): string {
  return figures.format(count);
}

/** A count inside a sentence: a word up to nine, figures from ten. */
export function countWord(count: number): string {
  return words[count] ?? formatCount(count);
}

/** "1 policy", "3 policies". */
export function countOf(count: number, [one, many]: readonly [one: string, many: string]): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** Joins words as a sentence does: "cover", "cover and income", "cover, income and one more". */
export function listWords(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

/** More names than this are shortened. */
const MAX_NAMES = 3;

/**
 * Names inside a sentence, of many the first two and the number of the rest: "Offshore bond, Cash ISA and two more", or
 * "two more policies" where `more` says so.
 */
export function listFew(names: readonly string[], more = 'more'): string {
  const left = names.length - MAX_NAMES + 1;
  if (left < 2) return listWords(names);
  return listWords([...names.slice(0, MAX_NAMES - 1), `${countWord(left)} ${more}`]);
}

export function capitalise(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

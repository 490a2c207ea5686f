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

export function capitalise(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** A count inside a sentence: a word up to nine, figures from ten. */
export function countWord(count: number): string {
  return words[count] ?? count.toLocaleString('en-GB');
}

/** "1 policy", "3 policies". */
export function countOf(count: number, [one, many]: readonly [one: string, many: string]): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
}

/** Joins words as a sentence does: "cover", "cover and income", "cover, income and one more". */
export function listWords(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

export function capitalise(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

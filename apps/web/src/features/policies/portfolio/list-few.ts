import { countWord, listWords } from '#ui/format/counts.ts';

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

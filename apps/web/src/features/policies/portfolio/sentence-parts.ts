import { countWord, listWords } from '#ui/format/counts.ts';
import { formatPercent } from '#ui/format/percent.ts';

/** A part of a total in per cent, to a tenth: all of it only where it is all of it, and nothing of a total of nothing. */
export function percentOf(part: number, total: number): number {
  if (total <= 0) return 0;
  if (part >= total) return 100;
  return Math.min(Math.round((part / total) * 1000) / 10, 99.9);
}

/** "94.3%"; a small part is never "0.0%". */
export function partText(part: number, total: number): string {
  const percent = percentOf(part, total);
  return percent === 0 && part > 0 ? 'under 0.1%' : formatPercent(percent);
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

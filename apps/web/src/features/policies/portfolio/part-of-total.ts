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

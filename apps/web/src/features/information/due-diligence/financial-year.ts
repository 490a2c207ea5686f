import { type Entry, newestFirst } from '#core/due-diligence/findings.ts';

/** A financial year as the address writes it: 2025/26 is 2025-26. */
export function yearInAddress(financialYear: string): string {
  return financialYear.replace('/', '-');
}

/**
 * The entry that the query of an address asks for: by `year`, or by `entry` where only its id is known, as in a
 * notification. Without either it is the newest; undefined where the year asked for was never published.
 */
export function chosenEntry(entries: readonly Entry[], query: URLSearchParams): Entry | undefined {
  const year = query.get('year');
  const uuid = query.get('entry');
  if (year !== null) return entries.find(({ financialYear }) => yearInAddress(financialYear) === year);
  if (uuid !== null) return entries.find((entry) => entry.uuid === uuid);
  return newestFirst(entries)[0];
}

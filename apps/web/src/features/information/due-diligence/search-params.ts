import type { Verdict } from '@portal/contract/v1/due-diligence';
import { type Entry, newestFirst } from '#core/due-diligence/findings.ts';
import { verdicts } from '#core/due-diligence/verdict.ts';

/** A financial year as the address writes it: 2025/26 is 2025-26. */
export function yearInAddress(financialYear: string): string {
  return financialYear.trim().replaceAll('/', '-');
}

/** The query of an address that shows an entry: its year where that names no other, else its id. */
export function entryQuery(entry: Entry, entries: readonly Entry[]): Record<string, string> {
  const { uuid, financialYear } = entry;
  if (financialYear === null) return { entry: uuid };
  const year = yearInAddress(financialYear);
  return ofYear(year, entries).length > 1 ? { entry: uuid } : { year };
}

/**
 * The entry that the query of an address selects: by `year`, or by `entry` when only its id is known, as in a
 * notification. Without either it is the newest; undefined when that year was never published.
 */
export function chosenEntry(entries: readonly Entry[], query: URLSearchParams): Entry | undefined {
  const year = query.get('year');
  const uuid = query.get('entry');
  if (year !== null) return ofYear(year, entries)[0];
  if (uuid !== null) return entries.find((entry) => entry.uuid === uuid);
  return newestFirst(entries)[0];
}

function ofYear(year: string, entries: readonly Entry[]): Entry[] {
  return entries.filter(
    ({ financialYear }) => financialYear !== null && yearInAddress(financialYear) === year,
  );
}

/** What a panel is narrowed to; null narrows nothing. */
export type PanelChoice = { verdict: Verdict | null; segment: string | null };

/** Reads a choice from the query of an address; an unknown verdict is left out. */
export function readPanelChoice(query: URLSearchParams): PanelChoice {
  const verdict = query.get('verdict');
  return { verdict: verdicts.find((known) => known === verdict) ?? null, segment: query.get('segment') };
}

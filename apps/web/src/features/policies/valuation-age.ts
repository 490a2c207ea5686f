import type { ValuationSource } from '@portal/contract/valuation';
import { daysBetween, workingDaysBetween } from './working-days.ts';

const limits: Record<ValuationSource, { most: number; count: typeof daysBetween }> = {
  electronic_live: { most: 3, count: workingDaysBetween },
  electronic_scheduled: { most: 3, count: workingDaysBetween },
  electronic_bulk: { most: 35, count: daysBetween },
  manual: { most: 400, count: daysBetween },
  manual_bulk: { most: 400, count: daysBetween },
};

/**
 * Whether a value is older than usual for its source: three working days for a platform's feed, 35 days for an insurer's
 * file, 400 days for one typed by hand. Never where its day or source is not known. `today` is the day in London.
 */
export function isOlderThanUsual(
  { source, valuedOn }: { source: ValuationSource | null; valuedOn: string | null },
  today: string,
): boolean {
  if (source === null || valuedOn === null) return false;
  const { most, count } = limits[source];
  // Calendar days first, which are cheap to count and never fewer than working days.
  return daysBetween(valuedOn, today) > most && count(valuedOn, today) > most;
}

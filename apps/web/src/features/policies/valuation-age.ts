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
 * Whether a value is older than its source usually lets it grow: three working days for a platform's feed, 35 days for
 * an insurer's file, 400 days for one typed by hand. `today` is the day in London.
 */
export function isOlderThanUsual(
  valuation: { source: ValuationSource; valuedOn: string },
  today: string,
): boolean {
  const { most, count } = limits[valuation.source];
  // As a rule the calendar tells enough: it has at least as many days as there were working days.
  return daysBetween(valuation.valuedOn, today) > most && count(valuation.valuedOn, today) > most;
}

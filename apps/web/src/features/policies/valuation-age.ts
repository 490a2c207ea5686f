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
  const limit = limits[valuation.source];
  return limit.count(valuation.valuedOn, today) > limit.most;
}

import { OLDER_AFTER_DAYS } from '@portal/performance/portfolio/daily-totals';
import { policyName } from '#core/format/names.ts';
import { hasPaidIn, type OlderPart, type TimeSeries } from '#ui/chart/time-series.ts';
import type { PolicyListItem, PortfolioHistory } from '../../policy-queries.ts';

type History = PortfolioHistory['byShare'];

/** What the graph draws of the total: its days, their older values, and the policies that joined or left (P-61). */
export function totalSeries(
  { from, to }: Pick<PortfolioHistory, 'from' | 'to'>,
  { days, events }: Pick<History, 'days' | 'events'>,
  policies: readonly PolicyListItem[],
): TimeSeries {
  const isPaidInKnown = hasPaidIn(days.map(({ day, pence, paidIn }) => ({ day, value: pence, paidIn })));
  const names = new Map(policies.map((policy) => [policy.uuid, policyName(policy)]));
  return {
    from,
    to,
    interval: null,
    points: days.map(({ day, pence, paidIn, olderPence }) => ({
      day,
      value: pence,
      paidIn: isPaidInKnown ? paidIn : null,
      ...olderPart(olderPence, pence),
    })),
    events: events.map(({ day, kind, id }) => ({ day, kind, name: names.get(id) ?? 'A policy' })),
  };
}

function olderPart(olderPence: number, total: number): { older?: OlderPart } {
  const percent = olderPercent(olderPence, total);
  return percent === 0 ? {} : { older: { percent, afterDays: OLDER_AFTER_DAYS } };
}

/** To a tenth, as the graph and the note below it show it; all of the total only where it is all of it. */
export function olderPercent(older: number, total: number): number {
  if (total <= 0 || older >= total) return older > 0 && total > 0 ? 100 : 0;
  return Math.min(Math.round((older / total) * 1000) / 10, 99.9);
}

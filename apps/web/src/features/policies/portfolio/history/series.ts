import { OLDER_AFTER_DAYS } from '@portal/performance/portfolio/daily-totals';
import { policyName } from '#core/format/policy-name.ts';
import { hasPaidIn, type OlderPart, type TimeSeries } from '#ui/chart/time-series.ts';
import type { PolicyListItem, PortfolioHistory } from '../../policy-queries.ts';
import { percentOf } from '../sentence-parts.ts';

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
  const percent = percentOf(olderPence, total);
  return percent === 0 ? {} : { older: { percent, afterDays: OLDER_AFTER_DAYS } };
}

import { monthsInRange } from '@portal/contract/date-range';
import type { ValuationGraph } from '@portal/contract/valuation';
import { difference, type Fault } from '../report/finding.ts';

const DAY_MS = 86_400_000;
/** Days by which a range may miss its months: a month has no fixed length. */
const SLACK_DAYS = 3;
/** Ranges up to this long come by weeks, longer ones by months (P-2). */
const LONGEST_BY_WEEK_MONTHS = 6;

/** Holds what there is of a graph to the range it was asked for, and its sums to its points (P-2). */
export function judgeGraph(asked: unknown, graph: ValuationGraph): Fault[] {
  const { date_range } = graph;
  if (date_range !== null && date_range !== asked)
    return [difference('date_range', 'is not the one that was asked for')];
  return [...judgeSpan(graph), ...judgePoints(graph), ...judgeSummary(graph)];
}

function judgeSpan({ date_range, from, to, interval }: ValuationGraph): Fault[] {
  if (date_range === null) return [];
  const months = monthsInRange[date_range];
  const expected = months <= LONGEST_BY_WEEK_MONTHS ? 'week' : 'month';
  const isOff = from !== null && to !== null && missedDays(from, to, months) > SLACK_DAYS;
  const isByAnother = interval !== null && interval !== expected;
  return [
    ...(isOff ? [difference('from', `does not lie ${months} months before "to"`)] : []),
    ...(isByAnother ? [difference('interval', `expected ${expected} for ${date_range}`)] : []),
  ];
}

/** Days between the beginning of a range and where its months would have it. */
function missedDays(from: string, to: string, months: number): number {
  const begin = new Date(to);
  begin.setUTCMonth(begin.getUTCMonth() - months);
  return Math.abs(begin.getTime() - Date.parse(from)) / DAY_MS;
}

function judgePoints({ points, from, to }: ValuationGraph): Fault[] {
  const days = (points ?? []).map(({ date }) => date);
  const isSorted = days.every((day, index) => index === 0 || (days[index - 1] ?? '') < day);
  const isWithin = days.every((day) => (from ?? day) <= day && day <= (to ?? day));
  return [
    ...(isSorted ? [] : [difference('points', 'are not in the order of their days, each once')]),
    ...(isWithin ? [] : [difference('points', 'reach beyond "from" and "to"')]),
  ];
}

function judgeSummary({ points, summary }: ValuationGraph): Fault[] {
  if (summary === null) return [];
  const [first, last] = [points?.at(0), points?.at(-1)];
  if (!points || points.length < 2 || !first || !last)
    return [difference('summary', 'expected null for fewer than two points')];
  const growth = summary.closing - summary.opening - summary.paid_in + summary.taken_out;
  return [
    ...(summary.opening === first.value ? [] : [difference('summary.opening', 'is not the first value')]),
    ...(summary.closing === last.value ? [] : [difference('summary.closing', 'is not the last value')]),
    ...(summary.growth === growth
      ? []
      : [
          difference(
            'summary.growth',
            'is not closing less opening less what was paid in, plus what was taken out',
          ),
        ]),
  ];
}

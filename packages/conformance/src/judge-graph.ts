import { monthsInRange } from '@portal/contract/date-range';
import type { ValuationGraph } from '@portal/contract/valuation';
import { difference, type Fault } from './finding.ts';

const DAY_MS = 86_400_000;
/** Days by which a range may miss its months: a month has no fixed length. */
const SLACK_DAYS = 3;
/** Ranges up to this long are told by weeks, longer ones by months (row P2). */
const LONGEST_BY_WEEK_MONTHS = 6;

/** Holds a graph to the range it was asked for, and its sums to its points (row P2). */
export function judgeGraph(asked: unknown, graph: ValuationGraph): Fault[] {
  if (graph.date_range !== asked) return [difference('date_range', 'is not the one that was asked for')];
  return [...judgeSpan(graph), ...judgePoints(graph), ...judgeSummary(graph)];
}

function judgeSpan({ date_range, from, to, interval }: ValuationGraph): Fault[] {
  const months = monthsInRange[date_range];
  const begin = new Date(to);
  begin.setUTCMonth(begin.getUTCMonth() - months);
  const missedDays = Math.abs(begin.getTime() - Date.parse(from)) / DAY_MS;
  const expected = months <= LONGEST_BY_WEEK_MONTHS ? 'week' : 'month';
  return [
    ...(missedDays > SLACK_DAYS ? [difference('from', `does not lie ${months} months before "to"`)] : []),
    ...(interval === expected ? [] : [difference('interval', `expected ${expected} for ${date_range}`)]),
  ];
}

function judgePoints({ points, from, to }: ValuationGraph): Fault[] {
  const days = points.map(({ date }) => date);
  const isSorted = days.every((day, index) => index === 0 || (days[index - 1] ?? '') < day);
  const isWithin = days.every((day) => from <= day && day <= to);
  return [
    ...(isSorted ? [] : [difference('points', 'do not stand in the order of their days, each once')]),
    ...(isWithin ? [] : [difference('points', 'reach beyond "from" and "to"')]),
  ];
}

function judgeSummary({ points, summary }: ValuationGraph): Fault[] {
  const [first, last] = [points.at(0), points.at(-1)];
  if (points.length < 2 || !first || !last)
    return summary === null ? [] : [difference('summary', 'expected null for fewer than two points')];
  if (summary === null) return [difference('summary', 'is null, with two points or more')];
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

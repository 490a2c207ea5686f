import { monthsInRange } from '@portal/contract/shapes/date-range';
import { contributionOf, type ValuationGraph } from '@portal/contract/v1/valuation';
import { difference, type Fault, note } from '../report/finding.ts';

const DAY_MS = 86_400_000;
/** Days by which a range may miss its months: a month has no fixed length. */
const SLACK_DAYS = 3;
/** Ranges of the mock up to this long come by weeks, longer ones by months (P-72). */
const LONGEST_BY_WEEK_MONTHS = 6;

/** Compares a graph with the requested range, and its movements with its points (P-30). */
export function judgeGraph(requested: unknown, graph: ValuationGraph): Fault[] {
  const { date_range } = graph;
  if (date_range !== null && date_range !== requested)
    return [difference('date_range', 'is not the one that was asked for')];
  return [...judgeSpan(graph), ...judgePoints(graph), ...judgeMovements(graph)];
}

/** `since_start` has no months: it starts with the first valuation. */
function judgeSpan({ date_range, from, to, interval }: ValuationGraph): Fault[] {
  if (date_range === null) return [];
  const months = date_range === 'since_start' ? null : monthsInRange[date_range];
  const expected = months !== null && months <= LONGEST_BY_WEEK_MONTHS ? 'week' : 'month';
  const isOff = months !== null && from !== null && to !== null && missedDays(from, to, months) > SLACK_DAYS;
  const isByAnother = interval !== null && interval !== expected;
  return [
    ...(isOff ? [difference('from', `does not lie ${months} months before "to"`)] : []),
    ...(isByAnother ? [note('interval', `is not the one of the mock, ${expected} for ${date_range}`)] : []),
  ];
}

/** Days between the start of a range and where its months would have it. */
function missedDays(from: string, to: string, months: number): number {
  const begin = new Date(to);
  begin.setUTCMonth(begin.getUTCMonth() - months);
  return Math.abs(begin.getTime() - Date.parse(from)) / DAY_MS;
}

/** The first point may lie before `from`: it is the value that the range opens with. */
function judgePoints({ points, from, to, first_valued_on }: ValuationGraph): Fault[] {
  const days = (points ?? []).map(({ date }) => date);
  const isWithin = days.every((day, index) => (index === 0 || (from ?? day) <= day) && day <= (to ?? day));
  const isEarlier = first_valued_on !== null && (days[0] ?? first_valued_on) < first_valued_on;
  return [
    ...(isSorted(days, (before, day) => before < day)
      ? []
      : [difference('points', 'are not in the order of their days, each once')]),
    ...(isWithin ? [] : [difference('points', 'reach beyond "from" and "to"')]),
    ...(isEarlier ? [difference('first_valued_on', 'is later than the first point')] : []),
  ];
}

/** Movements that do not add up are not a difference: the portal shows what they leave unexplained. */
function judgeMovements({ movements, points }: ValuationGraph): Fault[] {
  const [first, last] = [points?.at(0), points?.at(-1)];
  if (!movements || !first || !last) return [];
  const days = movements.map(({ date }) => date);
  const isWithin = days.every((day) => first.date < day && day <= last.date);
  const isKnown = first.net_contributions !== null && last.net_contributions !== null;
  const change = (last.net_contributions ?? 0) - (first.net_contributions ?? 0);
  const isExplained = !isKnown || movements.reduce((sum, each) => sum + contributionOf(each), 0) === change;
  return [
    ...(isSorted(days, (before, day) => before <= day)
      ? []
      : [difference('movements', 'are not in the order of their days')]),
    ...(isWithin ? [] : [difference('movements', 'reach beyond the first and the last point')]),
    ...(isExplained
      ? []
      : [
          note(
            'movements',
            'do not add up to the change of net_contributions: clients see the rest as not explained',
          ),
        ]),
  ];
}

function isSorted(days: readonly string[], isBefore: (before: string, day: string) => boolean): boolean {
  return days.every((day, index) => index === 0 || isBefore(days[index - 1] ?? '', day));
}

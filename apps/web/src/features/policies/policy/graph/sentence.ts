import { type Gap, gapsOf } from '#ui/chart/time-series.ts';
import { countWord } from '#ui/format/counts.ts';
import { formatDay } from '#ui/format/day.ts';
import type { ValuationGraph } from '../../policy-queries.ts';
import { seriesOf } from './series.ts';

/** Text with amounts in integer pence between; the amounts are hidden where amounts are hidden. */
export type Sentence = readonly (string | { pence: number })[];

/**
 * Describes the graph: the change over the range, the method behind the percentage, and which values are missing. Without a
 * summary it leaves out payments and growth. `today` is the day in London.
 */
export function graphSentence(graph: ValuationGraph, today: string): Sentence {
  const [first, last] = [graph.points[0], graph.points.at(-1)];
  if (!first || !last) return ['Try a longer range, or ask your adviser when the next value is due.'];
  if (graph.points.length === 1)
    return [
      'One valuation so far, ',
      { pence: last.value },
      ` on ${formatDay(last.date)}. A line needs at least two.`,
    ];
  const days = `Between ${formatDay(first.date)} and ${formatDay(last.date)} this policy `;
  return [days, ...movement(first.value, last.value), ...growthText(graph.summary), ...gapText(graph, today)];
}

function movement(opening: number, closing: number): Sentence {
  if (opening === closing) return ['stayed at ', { pence: closing }, '. '];
  const verb = closing > opening ? 'rose' : 'fell';
  return [`${verb} from `, { pence: opening }, ' to ', { pence: closing }, '. '];
}

function growthText(summary: ValuationGraph['summary']): Sentence {
  if (summary === null) return [];
  const { growth, growthPercent, method } = summary;
  const share = growthPercent === null ? '' : `, ${formatPercent(growthPercent)} by ${methodName(method)}`;
  if (growth === 0) return [...paymentText(summary), 'there was no growth.'];
  const isLoss = growth < 0;
  return [
    ...paymentText(summary),
    isLoss ? 'the loss of value is ' : 'the other ',
    { pence: Math.abs(growth) },
    isLoss ? `${share}.` : ` is growth${share}.`,
  ];
}

function paymentText({ paidIn, takenOut }: NonNullable<ValuationGraph['summary']>): Sentence {
  if (paidIn === 0 && takenOut === 0) return ['You paid nothing in and took nothing out; '];
  const paid: Sentence = paidIn === 0 ? ['You paid nothing in'] : ['You paid in ', { pence: paidIn }];
  const taken: Sentence =
    takenOut === 0 ? [' and took nothing out; '] : [' and took out ', { pence: takenOut }, '; '];
  return [...paid, ...taken];
}

const MAX_GAPS = 2;

function gapText(graph: ValuationGraph, today: string): Sentence {
  const gaps = gapsOf(seriesOf(graph, today));
  const named = gaps.slice(-MAX_GAPS).map(gapSentence);
  const left = gaps.length - named.length;
  if (left === 0) return named;
  return [
    ...named,
    ` Values are missing in ${countWord(left)} earlier ${left === 1 ? 'place' : 'places'} too.`,
  ];
}

function gapSentence({ after, until }: Gap): string {
  return until === null
    ? ` No valuation has been received since ${formatDay(after)}.`
    : ` No valuation was received between ${formatDay(after)} and ${formatDay(until)}.`;
}

/** "Modified Dietz: growth over…" gives "the modified Dietz method". */
function methodName(method: string): string {
  const name = method.split(':')[0]?.trim() ?? method;
  return `the ${name.charAt(0).toLowerCase()}${name.slice(1)} method`;
}

/** One decimal and a real minus sign: 10.3%, −2.0%. */
function formatPercent(percent: number): string {
  return `${percent < 0 ? '−' : ''}${Math.abs(percent).toFixed(1)}%`;
}

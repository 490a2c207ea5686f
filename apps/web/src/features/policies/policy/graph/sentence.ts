import type { Bridge } from '@portal/performance/bridge';
import { type Gap, gapsOf } from '#ui/chart/time-series.ts';
import { countWord } from '#ui/format/counts.ts';
import { formatDay, formatMonth } from '#ui/format/day.ts';
import { formatPercent } from '#ui/format/percent.ts';
import { differenceText } from '../../bridge/lines.ts';
import type { ValuationGraph } from '../../policy-queries.ts';
import type { PolicyEnd } from '../policy-end.ts';
import { hasLongerRange, seriesOf } from './series.ts';

/** Text with amounts in integer pence between; the amounts are hidden where amounts are hidden. */
export type Sentence = readonly (string | { pence: number })[];

type Now = { end: PolicyEnd | null; today: string };

/**
 * Describes the graph: the change over the range, what was paid in by whom and taken out, growth, which values are
 * missing, and on which day the policy ended. Where payments are not known it leaves out payments and growth. `today`
 * is the day in London.
 */
export function graphSentence(graph: ValuationGraph, bridge: Bridge | null, now: Now): Sentence {
  return [...valuesText(graph, bridge, now), ...endText(now.end)];
}

function endText(end: PolicyEnd | null): Sentence {
  if (end === null || end.day === null) return [];
  return [` The policy ended on ${formatDay(end.day)}.`];
}

function valuesText(graph: ValuationGraph, bridge: Bridge | null, now: Now): Sentence {
  if (bridge === null) return wayOn(hasLongerRange(graph, now.today), now.end !== null);
  const { opening, closing } = bridge;
  if (graph.points.length === 1 && graph.from !== null && closing.day < graph.from)
    return [
      'No valuation was received in this range. The last one before it is ',
      { pence: closing.pence },
      ` on ${formatDay(closing.day)}.`,
    ];
  if (graph.points.length === 1)
    return [
      graph.firstValuedOn === closing.day ? 'One valuation so far, ' : 'One valuation in this range, ',
      { pence: closing.pence },
      ` on ${formatDay(closing.day)}. A line needs at least two.`,
    ];
  return [
    `Between ${formatDay(opening.day)} and ${formatDay(closing.day)} this policy `,
    ...changeText(opening.pence, closing.pence),
    ...lateStart(graph, opening.day),
    ...paymentText(bridge),
    ...growthText(bridge),
    ...gapText(graph, now),
  ];
}

/** What can be done where a range has no value. */
function wayOn(hasLonger: boolean, isEnded: boolean): Sentence {
  if (isEnded) return hasLonger ? ['Try a longer range.'] : [];
  return [
    hasLonger
      ? 'Try a longer range, or ask your adviser when the next value is due.'
      : 'Ask your adviser when the next value is due.',
  ];
}

function changeText(opening: number, closing: number): Sentence {
  if (opening === closing) return ['stayed at ', { pence: closing }, '.'];
  const verb = closing > opening ? 'rose' : 'fell';
  return [`${verb} from `, { pence: opening }, ' to ', { pence: closing }, '.'];
}

/** When the policy had no valuation before the range started. */
function lateStart({ from, firstValuedOn }: ValuationGraph, openedOn: string): Sentence {
  const isFirst = from !== null && openedOn > from && firstValuedOn === openedOn;
  return isFirst ? [' It had no value before that.'] : [];
}

/** Where something is not explained, it is not known that nothing was paid in or taken out. */
function paymentText({ flows, unexplained }: Bridge): Sentence {
  if (flows.known === 'nothing') return [];
  if (flows.known === 'net') return netText(flows.net);
  const paidIn = named([
    [flows.own, 'own payments'],
    [flows.employer, 'employer payments'],
    [flows.taxRelief, 'tax relief'],
    [flows.transferIn, 'transfers in'],
    [flows.rebate, 'rebates'],
  ]);
  const takenOut = named([
    [flows.withdrawals, 'withdrawals'],
    [flows.charges, 'charges'],
  ]);
  const nothing = (text: string) => (unexplained === 0 ? [text] : []);
  if (paidIn.length === 0 && takenOut.length === 0) return nothing(' Nothing was paid in or taken out.');
  return [
    ...(paidIn.length === 0 ? nothing(' Nothing was paid in.') : [' Paid in: ', ...paidIn, '.']),
    ...(takenOut.length === 0 ? nothing(' Nothing was taken out.') : [' Taken out: ', ...takenOut, '.']),
  ];
}

function netText(net: number): Sentence {
  if (net === 0) return [' Overall, nothing was paid in or taken out.'];
  return [
    net > 0 ? ' Paid in, net of withdrawals: ' : ' Taken out, net of payments in: ',
    { pence: Math.abs(net) },
    '.',
  ];
}

/** "£36,800.00 of own payments and £9,200.00 of tax relief"; parts of nothing are left out. */
function named(parts: readonly (readonly [pence: number, name: string])[]): Sentence {
  const known = parts.filter(([pence]) => pence !== 0);
  return known.flatMap(([pence, name], index) => {
    const joint = index === known.length - 1 ? ' and ' : ', ';
    return [index === 0 ? '' : joint, { pence }, ` of ${name}`];
  });
}

function growthText({ growth, returned, flows, unexplained }: Bridge): Sentence {
  if (growth === null) return [];
  const rate =
    'percent' in returned ? `, ${formatPercent(returned.percent)} by the modified Dietz method.` : '.';
  return [...grownText(growth, flows, rate), ...unexplainedText(unexplained)];
}

function grownText(growth: number, flows: Bridge['flows'], rate: string): Sentence {
  if (flows.known === 'movements' && flows.charges > 0) {
    const left = growth - flows.charges;
    return [...beforeCharges(growth), ...afterCharges(left, growth), rate];
  }
  if (growth === 0) return [' There was no growth.'];
  return [growth < 0 ? ' The loss was ' : ' Growth was ', { pence: Math.abs(growth) }, rate];
}

function beforeCharges(growth: number): Sentence {
  if (growth === 0) return [' There was no growth before charges'];
  const subject = growth < 0 ? ' The loss' : ' Growth';
  return [`${subject} before charges was `, { pence: Math.abs(growth) }];
}

/** Names the loss where charges made it one. */
function afterCharges(left: number, growth: number): Sentence {
  const verb = left < 0 && growth >= 0 ? 'the loss was ' : '';
  return [`, and after them ${verb}`, { pence: Math.abs(left) }];
}

function unexplainedText(unexplained: number): Sentence {
  if (unexplained === 0) return [];
  return [' There is ', { pence: Math.abs(unexplained) }, ` ${differenceText(unexplained, 'provider')}.`];
}

const MAX_GAPS = 2;

function gapText(graph: ValuationGraph, { end, today }: Now): Sentence {
  const gaps = gapsOf(seriesOf(graph, end, today));
  const named = gaps.slice(-MAX_GAPS).map((gap) => gapSentence(gap, graph.interval));
  const left = gaps.length - named.length;
  if (left === 0) return named;
  return [
    ...named,
    ` Values are missing in ${countWord(left)} earlier ${left === 1 ? 'place' : 'places'} too.`,
  ];
}

function gapSentence({ after, until }: Gap, interval: ValuationGraph['interval']): string {
  return until === null
    ? ` No valuation has been received since ${formatDay(after)}.`
    : ` No valuation was received between ${formatDay(after)} and ${endOfGap(until, interval)}.`;
}

/**
 * A point is the last value of its week or month (P-72), so the first value after a gap may be of an earlier day in it.
 */
function endOfGap(until: string, interval: ValuationGraph['interval']): string {
  return interval === 'week' ? `the week of ${formatDay(until)}` : formatMonth(until);
}

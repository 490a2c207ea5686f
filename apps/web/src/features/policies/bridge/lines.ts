import type { Bridge } from '@portal/performance/bridge';
import { capitalise } from '#ui/format/counts.ts';
import { formatDay } from '#ui/format/day.ts';
import { formatPercent } from '#ui/format/percent.ts';

/**
 * A line of the bridge between two values: a value on a day, or a change between them. Amounts are integer pence; a
 * change that lowers the value is negative.
 */
export type BridgeLine = { kind: 'level' | 'change'; name: string; pence: number; note?: string };

/** Whose payments are added up: those of one policy, or of all. */
type Whose = 'provider' | 'providers';

const textsOf: Record<Whose, { onlyDifference: string; notExplained: string; totalThanList: string }> = {
  provider: {
    onlyDifference: 'The provider gives only the difference',
    notExplained: 'Not explained by the provider',
    totalThanList: 'the provider’s total of payments than in its list of them',
  },
  providers: {
    onlyDifference: 'Some providers give only the difference',
    notExplained: 'Not explained by the providers',
    totalThanList: 'the providers’ totals of payments than in their lists of them',
  },
};

/** How the percentage beside the growth is calculated. */
export const growthMethod =
  'Modified Dietz: growth, less charges taken, as a share of the opening value and of the payments after it, each weighted by the time it was invested. It is for the whole time between the two values, not a year';

/**
 * P-39: the bridge as lines that add up to the penny: opening value, what was paid in by whom, what was taken out,
 * growth, closing value. A part that is zero is left out, but never growth. None where only one value is known.
 */
export function bridgeLines(bridge: Bridge): BridgeLine[] {
  const { opening, closing } = bridge;
  if (opening.day === closing.day) return [];
  return [levelOn(opening), ...flowLines(bridge), ...growthLines(bridge), levelOn(closing)];
}

export function levelOn({ day, pence }: Bridge['opening']): BridgeLine {
  return { kind: 'level', name: `Value on ${formatDay(day)}`, pence };
}

/** What was paid in, by whom, what was taken out, and what is not explained; a part that is zero is left out. */
export function flowLines(
  { flows, unexplained }: Pick<Bridge, 'flows' | 'unexplained'>,
  whose: Whose = 'provider',
): BridgeLine[] {
  const texts = textsOf[whose];
  const lines: BridgeLine[] = [];
  if (flows.known === 'movements')
    lines.push(
      change('Own payments', flows.own),
      change('Employer payments', flows.employer),
      change('Tax relief', flows.taxRelief),
      change('Transfers in', flows.transferIn),
      change('Rebates', flows.rebate),
      change('Withdrawals', -flows.withdrawals),
      change('Charges taken', -flows.charges),
    );
  if (flows.known === 'net')
    lines.push({
      ...change('Payments in less withdrawals', flows.net),
      note: texts.onlyDifference,
    });
  lines.push({
    ...change(texts.notExplained, unexplained),
    note: capitalise(differenceText(unexplained, whose)),
  });
  return lines.filter(({ pence }) => pence !== 0);
}

/**
 * P-39: what is unexplained, without a cause: a total that is lower than the list has a withdrawal that is not listed,
 * or lacks a payment that is.
 */
export function differenceText(unexplained: number, whose: Whose): string {
  return `${unexplained > 0 ? 'more' : 'less'} in ${textsOf[whose].totalThanList}`;
}

/** Growth before the charges that are listed; the percentage beside it is after them. */
export function growthName(growth: number, flows: Bridge['flows']): string {
  const name = growth < 0 ? 'Loss' : 'Growth';
  return hasCharges(flows) ? `${name} before charges` : name;
}

function hasCharges(flows: Bridge['flows']): boolean {
  return flows.known === 'movements' && flows.charges > 0;
}

/** Without knowing what was paid in, a change of value is not called growth. */
function growthLines({ growth, returned, flows, opening, closing }: Bridge): BridgeLine[] {
  if (growth === null) return [change('Change in value', closing.pence - opening.pence)];
  const line = change(growthName(growth, flows), growth);
  if (!('percent' in returned)) return [line];
  // The range may start later than the value that the bridge opens with.
  const note = `${formatPercent(returned.percent)} since ${formatDay(opening.day)}`;
  return [{ ...line, note: hasCharges(flows) ? `${note}, after charges` : note }];
}

export function change(name: string, pence: number): BridgeLine {
  return { kind: 'change', name, pence };
}

/** Where a line starts and ends on the drawing, in per cent of its width; a value is a mark without a width. */
export type BridgeBar = { from: number; to: number };

/** One bar for each line: every change starts where the one before it ended. The scale need not start at zero. */
export function bridgeBars(lines: readonly BridgeLine[]): BridgeBar[] {
  let level = 0;
  const reached = lines.map(({ kind, pence }) => {
    const from = kind === 'level' ? pence : level;
    level = kind === 'level' ? pence : level + pence;
    return [Math.min(from, level), Math.max(from, level)] as const;
  });
  const low = Math.min(...reached.map(([from]) => from));
  const high = Math.max(...reached.map(([, to]) => to));
  const toPercent = (pence: number) => (high === low ? 50 : ((pence - low) / (high - low)) * 100);
  return reached.map(([from, to]) => ({ from: toPercent(from), to: toPercent(to) }));
}

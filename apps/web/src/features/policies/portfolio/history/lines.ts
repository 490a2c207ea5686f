import { formatDay } from '#ui/format/day.ts';
import { formatPercent } from '#ui/format/percent.ts';
import { type BridgeLine, change, flowLines, growthName, levelOn } from '../../bridge/lines.ts';
import type { PortfolioHistory } from '../../policy-queries.ts';

type History = PortfolioHistory['byShare'];
export type PortfolioBridge = NonNullable<History['bridge']>;

/** The bridge of the total as lines that add up to the penny. A policy that joined or left is not growth (P-24). */
export function portfolioLines(bridge: PortfolioBridge): BridgeLine[] {
  const { opening, closing, earlier, joined, left, flows, unexplained, growth } = bridge;
  const grown =
    growth === null
      ? change('Change in value', closing.pence - opening.pence - joined + left)
      : change(growthName(growth, flows), growth);
  const beside = [
    {
      ...change('Payments before this range', earlier),
      note: `By ${formatDay(opening.day)}, but not yet in the values of that day`,
    },
    change('Policies first valued in this range', joined),
    change('Policies that left', -left),
  ];
  return [
    levelOn(opening),
    ...beside.filter(isThere),
    ...flowLines({ flows, unexplained }, 'providers'),
    grown,
    // Each value may be as at an earlier day.
    { kind: 'level', name: `Latest values by ${formatDay(closing.day)}`, pence: closing.pence },
  ];
}

function isThere({ pence }: BridgeLine): boolean {
  return pence !== 0;
}

const reasons: Record<Extract<History['moneyWeighted'], { reason: string }>['reason'], string> = {
  'too-little-data': 'there are too few values',
  'no-solution': 'no rate fits these payments and values',
  'values-too-far-apart': 'values around some payments are too far apart',
  'flows-not-known': 'not every provider lists what was paid in',
};

/** "6.3% a year", "2.1% over the range", or why there is none: never 0 in place of a rate that is not known. */
export function rateText(rate: History['moneyWeighted']): string {
  if ('reason' in rate) return `Not available: ${reasons[rate.reason]}`;
  return `${formatPercent(rate.percent)} ${rate.isAYear ? 'a year' : 'over the range'}`;
}

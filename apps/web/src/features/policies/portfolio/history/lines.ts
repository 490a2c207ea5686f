import { formatPercent } from '#ui/format/percent.ts';
import { type BridgeLine, change, flowLines, levelOn } from '../../bridge/lines.ts';
import type { PortfolioHistory } from './history-queries.ts';

type History = PortfolioHistory['byShare'];
export type PortfolioBridge = NonNullable<History['bridge']>;

/** The bridge of the total as lines that add up to the penny. A policy that joined or left is no growth (P-1). */
export function portfolioLines(bridge: PortfolioBridge): BridgeLine[] {
  const { opening, closing, joined, left, flows, unexplained, growth } = bridge;
  const grown =
    growth === null
      ? change('Change in value', closing.pence - opening.pence - joined + left)
      : change(growth < 0 ? 'Loss' : 'Growth', growth);
  return [
    levelOn(opening),
    ...[change('Policies that joined', joined), change('Policies that left', -left)].filter(isThere),
    ...flowLines({ flows, unexplained }),
    grown,
    levelOn(closing),
  ];
}

function isThere({ pence }: BridgeLine): boolean {
  return pence !== 0;
}

const reasons: Record<Extract<History['moneyWeighted'], { reason: string }>['reason'], string> = {
  'too-little-data': 'there are too few values',
  'no-solution': 'no single rate fits these payments',
  'values-too-far-apart': 'values around some payments are too far apart',
  'flows-not-known': 'not every provider lists what was paid in',
};

/** "6.3% a year", "2.1% over the range", or why there is none: never 0 in place of a rate that is not known. */
export function rateText(rate: History['moneyWeighted']): string {
  if ('reason' in rate) return `Not available: ${reasons[rate.reason]}`;
  return `${formatPercent(rate.percent)} ${rate.isAYear ? 'a year' : 'over the range'}`;
}

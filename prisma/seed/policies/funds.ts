/** A fund of the seed. All names and numbers are invented; the price is pence a unit. */
type Fund = {
  readonly name: string;
  readonly isin: string;
  readonly assetClass: string;
  readonly price: number;
};

const fundsByKey = {
  globalEquity: {
    name: 'Alder Global Equity Index',
    isin: 'GB00BX0N0A17',
    assetClass: 'Equity',
    price: 481.27,
  },
  northAmerica: {
    name: 'Alder North America Index',
    isin: 'GB00BX0N0B24',
    assetClass: 'Equity',
    price: 612.04,
  },
  ukIncome: { name: 'Wyre UK Equity Income', isin: 'GB00BX0N0C31', assetClass: 'Equity', price: 230.4 },
  emerging: { name: 'Cairnmoor Emerging Markets', isin: 'GB00BX0N0D48', assetClass: 'Equity', price: 174.63 },
  property: {
    name: 'Fenwick Commercial Property',
    isin: 'GB00BX0N0E55',
    assetClass: 'Property',
    price: 98.15,
  },
  strategicBond: {
    name: 'Marlstone Strategic Bond',
    isin: 'GB00BX0N0F62',
    assetClass: 'Bond',
    price: 118.72,
  },
  balanced: { name: 'Kelder Balanced Portfolio', isin: 'GB00BX0N0G79', assetClass: 'Mixed', price: 203.58 },
  shortGilt: { name: 'Alder Short-dated Gilt', isin: 'GB00BX0N0H86', assetClass: 'Bond', price: 103.16 },
  cautious: { name: 'Kelder Cautious Portfolio', isin: 'GB00BX0N0J92', assetClass: 'Mixed', price: 151.9 },
} as const satisfies Record<string, Fund>;

type FundKey = keyof typeof fundsByKey;

/** Funds with their share of the whole in per cent; what is left of a hundred is cash. */
export type FundMix = readonly (readonly [fund: FundKey, percent: number])[];

export const fundMixes = {
  jointAccount: [
    ['globalEquity', 41.2],
    ['ukIncome', 17.6],
    ['strategicBond', 21.4],
    ['shortGilt', 14.3],
  ],
  adventurous: [
    ['globalEquity', 62.5],
    ['strategicBond', 31],
  ],
  growth: [
    ['globalEquity', 38.4],
    ['northAmerica', 21.7],
    ['emerging', 9.8],
    ['strategicBond', 18.5],
    ['property', 7.2],
  ],
  balanced: [
    ['balanced', 58.3],
    ['ukIncome', 16.1],
    ['shortGilt', 22.4],
  ],
  lifestyle: [['balanced', 100]],
  cautious: [
    ['cautious', 64.6],
    ['shortGilt', 31.2],
  ],
  cash: [],
} as const satisfies Record<string, FundMix>;

export type SeedHolding = Fund & { readonly units: number; readonly value: number; readonly percent: number };

/**
 * Splits a value in pence by a mix. Each fund is rounded to the penny and cash takes the rest, so that all of it sums
 * exactly. Units have four decimals, so that units × price is the value to the penny.
 */
export function holdingsOf(value: number, mix: FundMix): { cash: number; holdings: SeedHolding[] } {
  const holdings = mix.map(([key, percent]): SeedHolding => {
    const fund = fundsByKey[key];
    const part = Math.round((value * percent) / 100);
    return { ...fund, percent, value: part, units: Math.round((part / fund.price) * 10_000) / 10_000 };
  });
  return { holdings, cash: value - holdings.reduce((sum, holding) => sum + holding.value, 0) };
}

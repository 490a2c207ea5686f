/**
 * P-30: the ranges of a graph: short names as people and addresses use them, and the long names of the wire. The
 * specification names four; `since_start` is an extension, offered only where `first_valued_on` is older than two years
 * (P-71); an address may ask for it.
 */
export const dateRanges = {
  '3m': 'three_months',
  '6m': 'six_months',
  '1y': 'one_year',
  '2y': 'two_years',
  start: 'since_start',
} as const;

export type ShortDateRange = keyof typeof dateRanges;
export type WireDateRange = (typeof dateRanges)[ShortDateRange];

/** The ranges that every graph has, from the shortest to the longest. */
export const promisedRanges = ['3m', '6m', '1y', '2y'] as const satisfies readonly ShortDateRange[];
/** Those, and the range from the first valuation on, which a firm may give. */
export const allRanges = [...promisedRanges, 'start'] as const satisfies readonly ShortDateRange[];

type PromisedDateRange = (typeof dateRanges)[(typeof promisedRanges)[number]];

/** Months covered by each range of the specification. */
export const monthsInRange: Record<PromisedDateRange, number> = {
  three_months: 3,
  six_months: 6,
  one_year: 12,
  two_years: 24,
};

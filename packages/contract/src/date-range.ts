import { z } from 'zod';

/** Short names as people and addresses use them, and the long names of the wire (P-2). */
export const dateRanges = {
  '3m': 'three_months',
  '6m': 'six_months',
  '1y': 'one_year',
  '2y': 'two_years',
} as const;

export type ShortDateRange = keyof typeof dateRanges;
export type WireDateRange = (typeof dateRanges)[ShortDateRange];

export const shortDateRangeSchema = z.enum(['3m', '6m', '1y', '2y']);
export const wireDateRangeSchema = z.enum(['three_months', 'six_months', 'one_year', 'two_years']);

/** Months covered by each range. */
export const monthsInRange: Record<WireDateRange, number> = {
  three_months: 3,
  six_months: 6,
  one_year: 12,
  two_years: 24,
};

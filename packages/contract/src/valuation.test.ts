import { expect, test } from 'vitest';
import { dateRanges } from './date-range.ts';
import { valuationSchema } from './valuation.ts';

const holding = {
  fund_name: 'Global shares',
  isin: 'GB00B1234567',
  units: 10.5,
  price: 200.25,
  price_date: '2026-11-19',
  value: 60_000,
  asset_class: 'Shares',
  percent: 60,
};
const valuation = {
  uuid: '0f8fad5b-d9cb-469f-a165-70867728950e',
  policy: { uuid: '0f8fad5b-d9cb-469f-a165-70867728950f' },
  value: 100_000,
  valued_on: '2026-11-19',
  received_at: '2026-11-20T07:00:00.000Z',
  source: 'electronic_live',
  cash: 40_000,
  holdings: [holding],
};

test('A21: a valuation whose holdings and cash sum to its value is read', () => {
  expect(valuationSchema.safeParse(valuation).success).toBe(true);
});

test('A21: a valuation a penny out is refused', () => {
  const result = valuationSchema.safeParse({ ...valuation, cash: 40_001 });
  expect(result.error?.issues[0]?.message).toBe('Holdings and cash must sum to the value');
});

test('P2: 3m, 6m, 1y and 2y are three_months, six_months, one_year and two_years on the wire', () => {
  expect(dateRanges).toEqual({
    '3m': 'three_months',
    '6m': 'six_months',
    '1y': 'one_year',
    '2y': 'two_years',
  });
});

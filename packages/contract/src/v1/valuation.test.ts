import { expect, test } from 'vitest';
import { dateRanges } from '../shapes/date-range.ts';
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

test('API-30: a valuation is read even if its parts miss the value by what a provider rounds', () => {
  expect(valuationSchema.parse(valuation)).toEqual({ ...valuation, transfer_value: null });
  expect(valuationSchema.parse({ ...valuation, cash: 40_001 })).toMatchObject({
    value: 100_000,
    cash: 40_001,
  });
});

test('API-30: a valuation without a value has no value, which is not £0', () => {
  const { uuid, policy } = valuation;
  expect(valuationSchema.parse({ uuid, policy })).toMatchObject({ value: null, cash: null, holdings: null });
});

test('P-30: 3m, 6m, 1y and 2y are three_months, six_months, one_year and two_years on the wire; since_start is an extension', () => {
  expect(dateRanges).toEqual({
    '3m': 'three_months',
    '6m': 'six_months',
    '1y': 'one_year',
    '2y': 'two_years',
    start: 'since_start',
  });
});

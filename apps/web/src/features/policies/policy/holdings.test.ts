import { expect, test } from 'vitest';
import { aValueInFull } from '#test/build/a-whole-policy.ts';
import { holdingLines } from './holdings.tsx';

test('P-31: holdings show units, price, value and share, and cash comes last', () => {
  expect(holdingLines(aValueInFull())).toEqual([
    {
      key: 'GB00BX0N0A17 0',
      name: 'Alder Global Equity Index',
      note: 'Equity · GB00BX0N0A17',
      units: '187.00',
      price: '£4.8127',
      pence: 90000,
      share: '90.0%',
    },
    { key: 'cash', name: 'Cash', note: 'Held as money', units: '', price: '', pence: 10000, share: '10.0%' },
  ]);
});

test('P-31: a price of another day than that of the value says its day, and a missing asset class is left out', () => {
  const valuation = aValueInFull();
  const [fund] = valuation.holdings ?? [];
  const noteOf = (more: object, valuedOn = valuation.valuedOn) =>
    holdingLines({ ...valuation, valuedOn, holdings: fund ? [{ ...fund, ...more }] : [] })[0]?.note;
  expect(noteOf({ priceDate: '2026-10-31' })).toBe('Equity · GB00BX0N0A17 · price of 31 October 2026');
  expect(noteOf({ assetClass: null })).toBe('GB00BX0N0A17');
  expect(noteOf({}, null)).toBe('Equity · GB00BX0N0A17 · price of 20 November 2026');
});

test('P-31: holdings and cash sum to the value', () => {
  const valuation = aValueInFull();
  expect(holdingLines(valuation).reduce((sum, { pence }) => sum + pence, 0)).toBe(valuation.value);
});

test('P-31: money alone is one line of cash; a value sent as one figure has no lines', () => {
  expect(holdingLines(aValueInFull({ holdings: [], cash: 100000 })).map(({ share }) => share)).toEqual([
    '100.0%',
  ]);
  expect(holdingLines(aValueInFull({ holdings: [], cash: 0 }))).toEqual([]);
});

test('P-31: a policy that is worth nothing has no shares', () => {
  expect(holdingLines(aValueInFull({ value: 0, cash: 0, holdings: [] }))).toEqual([]);
  expect(holdingLines(aValueInFull({ value: 0 }))[0]?.share).toBeNull();
});

test('P-31: what the holdings miss of the value is a line of its own, and all lines add up', () => {
  const lines = holdingLines(aValueInFull({ value: 100031 }));
  expect(lines.at(-1)).toMatchObject({ name: 'Not explained by the provider', pence: 31 });
  expect(lines.reduce((sum, { pence }) => sum + pence, 0)).toBe(100031);
  expect(holdingLines(aValueInFull({ value: 99999 })).at(-1)).toMatchObject({ pence: -1 });
});

test('P-31, API-21: cash without holdings is followed by the rest of the value, and both add up', () => {
  const lines = holdingLines(aValueInFull({ holdings: null }));
  expect(lines.map(({ name, pence, share }) => [name, pence, share])).toEqual([
    ['Cash', 10000, '10.0%'],
    ['All but cash', 90000, '90.0%'],
  ]);
});

test('P-31, API-21: without cash there is no line of it, and the rest is not explained; without both there are none', () => {
  const lines = holdingLines(aValueInFull({ cash: null }));
  expect(lines.map(({ key, pence }) => [key, pence])).toEqual([
    ['GB00BX0N0A17 0', 90000],
    ['difference', 10000],
  ]);
  expect(holdingLines(aValueInFull({ cash: null, holdings: null }))).toEqual([]);
});

import { expect, test } from 'vitest';
import { aValueInFull, aWholePolicy } from '#test/build/a-whole-policy.ts';
import { olderValueText, valueSource } from './text.ts';

const names = { provider: 'Brackenfield', firm: 'Arkwright Pell' };

test.each([
  ['electronic_scheduled', 'sent by Brackenfield overnight'],
  ['electronic_live', 'sent by Brackenfield'],
  ['electronic_bulk', 'from a file that Brackenfield sends'],
  ['manual', 'entered by Arkwright Pell'],
  ['manual_bulk', 'entered by Arkwright Pell from statements'],
] as const)('P-58: a value of source %s was %s', (source, words) => {
  expect(valueSource(source, names)).toBe(words);
});

test('P-58: an older value says who sent it and when', () => {
  const valuation = aValueInFull({ valuedOn: '2026-08-14', source: 'electronic_bulk' });
  expect(olderValueText(aWholePolicy({ valuation }))).toBe(
    'Brackenfield last sent a value as at 14 August 2026. Your total uses it until a newer one arrives.',
  );
});

test('P-58: an older value entered by the firm is not attributed to the provider', () => {
  const valuation = aValueInFull({ valuedOn: '2025-01-02', source: 'manual' });
  expect(olderValueText(aWholePolicy({ valuation }))).toContain(
    'The last value that we entered is as at 2 January 2025.',
  );
});

test('P-58, API-21: an older value of an unnamed provider is attributed to the provider', () => {
  const valuation = aValueInFull({ valuedOn: '2026-08-14', source: 'electronic_bulk' });
  expect(olderValueText(aWholePolicy({ valuation, provider: null }))).toContain(
    'The provider last sent a value as at 14 August 2026.',
  );
});

test('P-58, API-21: an older value of a source that the firm does not give is attributed to nobody', () => {
  const valuation = aValueInFull({ valuedOn: '2019-08-14', source: null });
  expect(olderValueText(aWholePolicy({ valuation }))).toBe(
    'The last value is as at 14 August 2019. Your total uses it until a newer one arrives.',
  );
});

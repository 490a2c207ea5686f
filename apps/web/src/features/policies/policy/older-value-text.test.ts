import { expect, test } from 'vitest';
import { aValueInFull, aWholePolicy } from '#test/build/a-whole-policy.ts';
import { olderValueText } from './older-value-text.ts';

test('P2: an older value says who sent it and when', () => {
  const valuation = aValueInFull({ valuedOn: '2026-08-14', source: 'electronic_bulk' });
  expect(olderValueText(aWholePolicy({ valuation }))).toBe(
    'Brackenfield last sent a value as at 14 August 2026. Your total uses it until a newer one comes.',
  );
});

test('P2: one typed by the firm is not blamed on the provider', () => {
  const valuation = aValueInFull({ valuedOn: '2025-01-02', source: 'manual' });
  expect(olderValueText(aWholePolicy({ valuation }))).toContain(
    'The last value that we entered is as at 2 January 2025.',
  );
});

test('P2, A21: an older value of an unnamed provider is said to be from the provider', () => {
  const valuation = aValueInFull({ valuedOn: '2026-08-14', source: 'electronic_bulk' });
  expect(olderValueText(aWholePolicy({ valuation, provider: null }))).toContain(
    'The provider last sent a value as at 14 August 2026.',
  );
});

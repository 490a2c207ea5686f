import type { ValuationSource } from '@portal/contract/valuation';
import { expect, test } from 'vitest';
import { isOlderThanUsual } from './valuation-age.ts';

const today = '2026-11-20';

test.each<[ValuationSource, string, boolean]>([
  ['electronic_live', '2026-11-17', false],
  ['electronic_live', '2026-11-16', true],
  ['electronic_scheduled', '2026-11-17', false],
  ['electronic_scheduled', '2026-11-14', true],
  ['electronic_bulk', '2026-10-16', false],
  ['electronic_bulk', '2026-10-15', true],
  ['manual', '2025-10-16', false],
  ['manual', '2025-10-15', true],
  ['manual_bulk', '2025-10-16', false],
  ['manual_bulk', '2025-10-15', true],
])(
  'P1: seen on a Friday, a value of source %s from %s is older than usual: %s',
  (source, valuedOn, older) => {
    expect(isOlderThanUsual({ source, valuedOn }, today)).toBe(older);
  },
);

test('P1: a weekend does not age the value of a platform', () => {
  const onWednesday = { source: 'electronic_live', valuedOn: '2026-11-18' } as const;
  expect(isOlderThanUsual(onWednesday, '2026-11-23')).toBe(false);
  expect(isOlderThanUsual(onWednesday, '2026-11-24')).toBe(true);
});

test('P1: bank holidays do not age the value of a platform either', () => {
  const onMaundyThursday = { source: 'electronic_scheduled', valuedOn: '2026-04-02' } as const;
  expect(isOlderThanUsual(onMaundyThursday, '2026-04-09')).toBe(false);
  expect(isOlderThanUsual(onMaundyThursday, '2026-04-10')).toBe(true);
});

test('P1, A21: a value is never called older than usual where its day or its source is not known', () => {
  expect(isOlderThanUsual({ source: null, valuedOn: '2001-01-01' }, today)).toBe(false);
  expect(isOlderThanUsual({ source: 'manual', valuedOn: null }, today)).toBe(false);
});

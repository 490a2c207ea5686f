import { expect, test } from 'vitest';
import { aBarePolicy, aPolicy } from '#test/build/a-policy.ts';
import { readCsv } from '#test/read-csv.ts';
import { valuationsCsv } from './csv-export.tsx';

test('P-38: a series is a row for each day that has a value; a gap has none', () => {
  const points = [
    { date: '2026-01-20', value: 2_000_000, netContributions: 1_500_000 },
    { date: '2026-06-20', value: 2_100_050, netContributions: -25 },
  ];
  expect(readCsv(valuationsCsv(aPolicy({ name: '@home', policyNumber: null }), { points }))).toEqual([
    ['Policy', 'Policy number', 'Date', 'Currency', 'Value', 'Net paid in'],
    ["'@home", '', '2026-01-20', 'GBP', '20000.00', '15000.00'],
    ["'@home", '', '2026-06-20', 'GBP', '21000.50', '-0.25'],
  ]);
});

test('P-38, API-21: what was paid in is empty where it is not known, and a policy without a name has one', () => {
  const points = [{ date: '2026-01-20', value: 2_000_000, netContributions: null }];
  expect(readCsv(valuationsCsv(aBarePolicy({ uuid: '1042' }), { points }))[1]).toEqual([
    'Policy ref 1042',
    '',
    '2026-01-20',
    'GBP',
    '20000.00',
    '',
  ]);
});

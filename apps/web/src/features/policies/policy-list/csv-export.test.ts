import { expect, test } from 'vitest';
import {
  aBarePolicy,
  aBareValue,
  aCover,
  aDefinedBenefitPension,
  anAnnuity,
  aPolicy,
  aValue,
} from '#test/build/a-policy.ts';
import { readCsv } from '#test/read-csv.ts';
import type { PolicyListItem } from '../policy-queries.ts';
import { totalOf } from '../portfolio/total.ts';
import { policiesCsv } from './csv-export.tsx';

const today = '2026-11-21';

function read(policies: PolicyListItem[]): Record<string, string>[] {
  const [headings = [], ...rows] = readCsv(policiesCsv(policies, today));
  return rows.map((row) => Object.fromEntries(headings.map((heading, index) => [heading, row[index] ?? ''])));
}

test('P-38: every policy is a row in the order given, with ISO dates and decimal pounds beside their currency', () => {
  const rows = read([
    aPolicy({
      name: 'Joint, "shared" account',
      policyNumber: '=BF-1',
      owners: [
        { name: 'Imogen Hartnoll', percentage: 50, isClient: true },
        { name: 'Giles Hartnoll', percentage: 50, isClient: false },
      ],
      valuation: aValue(34811590, { valuedOn: '2026-11-19' }),
    }),
    aPolicy({ name: 'Second' }),
  ]);
  expect(rows.map((row) => row.Policy)).toEqual(['Joint, "shared" account', 'Second']);
  expect(rows[0]).toMatchObject({
    'Policy number': "'=BF-1",
    Category: 'Investment',
    Type: 'General investment account',
    Provider: 'Brackenfield',
    Status: 'In force',
    Owners: 'Imogen Hartnoll; Giles Hartnoll',
    'Start date': '2019-05-06',
    'End date': '',
    Currency: 'GBP',
    Value: '348115.90',
    'Whole value in the total': '348115.90',
    'Your share in the total': '174057.95',
    'Valued on': '2026-11-19',
    Note: '',
  });
});

test('P-38: cover, income and pensions have columns of their own, never in that of values', () => {
  const rows = read([aCover(50000000), anAnnuity(960000), aDefinedBenefitPension(1480000)]);
  expect(rows.map((row) => row.Value)).toEqual(['', '', '']);
  expect(rows[0]?.Cover).toBe('500000.00');
  expect(rows[1]?.['Income a year']).toBe('9600.00');
  expect(rows[2]?.['Pension a year at retirement']).toBe('14800.00');
});

test('P-38, P-29: on each basis a column adds up to the total; an ended policy has its last value and counts in neither', () => {
  const policies = [
    aPolicy({ valuation: aValue(1001), owners: [{ name: 'A', percentage: 50, isClient: true }] }),
    aPolicy({ valuation: aValue(300) }),
    aPolicy({ valuation: aValue(5000), status: 'surrendered' }),
    aCover(50000000),
  ];
  const rows = read(policies);
  const [whole, byShare] = ['Whole value in the total', 'Your share in the total'];
  expect(rows.map((row) => [row.Value, row[whole], row[byShare], row.Note])).toEqual([
    ['10.01', '10.01', '5.01', ''],
    ['3.00', '3.00', '3.00', ''],
    ['50.00', '', '', 'Ended, not in the total'],
    ['', '', '', ''],
  ]);
  const sumOf = (column: string) =>
    rows.reduce((pence, row) => pence + Math.round(Number(row[column]) * 100), 0);
  expect(sumOf(whole)).toBe(totalOf(policies, today, 'whole').pence);
  expect(sumOf(byShare)).toBe(totalOf(policies, today, 'byShare').pence);
});

test('P-38, P-84: cover that has ended has no amount, and says so', () => {
  const [row] = read([aCover(50000000, { status: 'lapsed' })]);
  expect(row).toMatchObject({ Status: 'Lapsed', Cover: '', Note: 'Ended, not in the total' });
});

test('P-38: what has no value says why, and an older value is named', () => {
  const rows = read([
    aPolicy({ valuation: { state: 'none' } }),
    aPolicy({ valuation: { state: 'failed' } }),
    aPolicy({ valuation: aValue(100, { valuedOn: '2026-01-01' }) }),
  ]);
  expect(rows.map((row) => row.Note)).toEqual(['No value yet', 'Value could not be read', 'Older value']);
});

test('P-38, API-21: what is not known of a policy is an empty cell', () => {
  const [bare, dayless, promise] = read([
    aBarePolicy({ uuid: '1042' }),
    aBarePolicy({ valuation: aBareValue(100) }),
    aBarePolicy({ category: 'annuity' }),
  ]);
  const filled = (row: Record<string, string> = {}) => Object.entries(row).filter(([, cell]) => cell !== '');
  expect(filled(bare)).toEqual([
    ['Policy', 'Policy ref 1042'],
    ['Currency', 'GBP'],
    ['Note', 'No value yet'],
  ]);
  expect(dayless).toMatchObject({ Value: '1.00', 'Valued on': '', Note: '' });
  expect(promise).toMatchObject({
    Category: 'Annuity',
    'Income a year': '',
    Value: '',
    Note: 'No fund value',
  });
});

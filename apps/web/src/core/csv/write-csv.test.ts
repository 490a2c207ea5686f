import { describe, expect, test } from 'vitest';
import { readCsv } from '#test/read-csv.ts';
import { type CsvCell, csvFileName, writeCsv } from './write-csv.ts';

const column = (heading: string, index: number) => ({
  heading,
  cell: (row: CsvCell[]) => row[index] ?? null,
});
const tableOf = (...rows: CsvCell[][]) => writeCsv([column('Name', 0), column('Amount', 1)], rows);

describe('P-38: a file for spreadsheets', () => {
  test('starts with the mark of UTF-8 and ends every line with CR LF, the last one too', () => {
    const text = tableOf(['ISA', { pence: 100 }]);
    expect(text).toBe('\uFEFFName,Amount\r\nISA,1.00\r\n');
    expect([...new TextEncoder().encode(text).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  test('pence are decimal pounds with a point and no separators, negative ones too; nothing is an empty cell', () => {
    const rows = readCsv(
      tableOf(['a', { pence: 141_420_887 }], ['b', { pence: -5 }], ['c', null], ['d', { pence: null }]),
    );
    expect(rows.slice(1).map(([, amount]) => amount)).toEqual(['1414208.87', '-0.05', '', '']);
  });

  test.each([
    ['Smith, Jones & Co'],
    ['the "long" one'],
    ['two\r\nlines'],
    ['"'],
    [' led and followed by spaces '],
    ['Łódź · café · 東京'],
    ["O'Neill"],
  ])('text comes back as it was: %j', (text) => {
    expect(readCsv(tableOf([text, null]))[1]).toEqual([text, '']);
  });

  test.each([
    '=HYPERLINK("https://evil.example.com","x")',
    '+44 1632 960001',
    '-1+1',
    '@SUM(A1)',
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    '＝1+1',
  ])('text that starts like a formula is kept from being one: %j', (text) => {
    expect(readCsv(tableOf([text, null]))[1]?.[0]).toBe(`'${text}`);
  });

  test.each([
    ['x;=1+1', "x;'=1+1"],
    [';=1+1', ";'=1+1"],
    ['x; "=1+1"', 'x; "\'=1+1"'],
    ['x;+1;-2', "x;'+1;'-2"],
  ])('and so is one after a semicolon, which begins a cell in many countries: %j', (text, kept) => {
    expect(readCsv(tableOf([text, null]))[1]?.[0]).toBe(kept);
  });

  test('a semicolon alone is in quotes, so that it begins none', () => {
    expect(tableOf(['ISA', null], [';', null], ['a; b', null])).toContain('ISA,\r\n";",\r\n"a; b",\r\n');
  });

  test('a sign inside a text is left alone', () => {
    expect(readCsv(tableOf(['A = B', null]))[1]?.[0]).toBe('A = B');
  });
});

test.each([
  ['Policies', 'policies-2026-11-21.csv'],
  ['Joint investment account values', 'joint-investment-account-values-2026-11-21.csv'],
  ['Café & co / 東京 <b>', 'cafe-co-b-2026-11-21.csv'],
  ['../../etc', 'etc-2026-11-21.csv'],
  ['東京', 'export-2026-11-21.csv'],
])('%s is saved as %s', (subject, name) => {
  expect(csvFileName(subject, '2026-11-21')).toBe(name);
});

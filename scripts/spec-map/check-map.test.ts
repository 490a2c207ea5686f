import { expect, test } from 'vitest';
import { checkMap } from './check-map.ts';
import { allRows, readMapRows } from './map-rows.ts';

const open = allRows.map((row) => `| ${row} | words | open | | |`);

function faults(lines: readonly string[], files: Readonly<Record<string, string>> = {}): string[] {
  return checkMap(readMapRows(lines.join('\n')), (path) => files[path]);
}

/** The map with the line of R1 replaced. */
function withR1(line: string): string[] {
  return open.map((other) => (other.startsWith('| R1 |') ? line : other));
}

test('the requirements have 87 rows', () => {
  expect(allRows).toHaveLength(87);
});

test('a map with every row open is true', () => {
  expect(faults(open)).toEqual([]);
});

test('a missing row, a row twice and an unknown row are told', () => {
  expect(faults(open.slice(1))[0]).toMatch(/^R1 is missing/);
  expect(faults([...open, '| R1 | words | open | | |'])[0]).toMatch(/^R1 stands there twice/);
  expect(faults([...open, '| R99 | words | open | | |'])[0]).toMatch(/^R99 is no row/);
});

test('a done row names files that exist and a test that names it', () => {
  const line = '| R1 | words | done | `a.tsx` | `a.test.tsx` |';
  expect(
    faults(withR1(line), { 'a.tsx': '', 'a.test.tsx': "test('R1: the landing pitches', () => {" }),
  ).toEqual([]);
  expect(faults(withR1(line), { 'a.test.tsx': "test('R1: the landing pitches'" })[0]).toContain(
    'a.tsx, which does not exist',
  );
  expect(faults(withR1(line), { 'a.tsx': '', 'a.test.tsx': "test('R10: the guard'" })[0]).toContain(
    'no test title names R1',
  );
  expect(faults(withR1(line), { 'a.tsx': '', 'a.test.tsx': '// R1 is shown elsewhere' })[0]).toContain(
    'no test title',
  );
  expect(faults(withR1('| R1 | words | done | | |'))).toHaveLength(2);
});

/** The map with A1 done and shown by a test of this title. */
const withA1 = (title: string) =>
  faults(
    open.map((line) => (line.startsWith('| A1 |') ? '| A1 | words | done | `a.ts` | `a.test.ts` |' : line)),
    { 'a.ts': '', 'a.test.ts': `test('${title}', () => {` },
  );

test.each([
  'SEC-A1: an unknown address is answered like a wrong password',
  'SEC-A1, SEC-A2: the answers are alike',
  'L2, SEC-A1: the answers are alike',
  'security A1: the answers are alike',
])('a security row of the same number is no proof of a call: %s', (title) => {
  expect(withA1(title)).toEqual([
    'A1 names a.test.ts, in which no test title names A1: SEC-A1 is a row of the security list, and shows nothing of the call A1.',
  ]);
});

test.each(['A1: the address and the password', 'A1, SEC-A1: both are shown', 'SEC-A2, A1: both are shown'])(
  'a call beside a security row is shown: %s',
  (title) => {
    expect(withA1(title)).toEqual([]);
  },
);

test('an open row names nothing, and there is no third state', () => {
  expect(faults(withR1('| R1 | words | open | `a.tsx` | |'))[0]).toContain('open and yet names files');
  expect(faults(withR1('| R1 | words | nearly | | |'))[0]).toContain('write done or open');
});

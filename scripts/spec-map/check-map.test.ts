import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkMap, checkSecurityTable, readMapRows } from './check-map.ts';
import { isSecurityId, readRequirements } from './citations.ts';

const requirements = new URL('../../docs/requirements.md', import.meta.url);
const ids = readRequirements(readFileSync(requirements, 'utf8'));
const mapped = ids.filter((id) => !isSecurityId(id));
const open = mapped.map((row) => `| ${row} | words | open | | |`);

function faults(lines: readonly string[], files: Readonly<Record<string, string>> = {}): string[] {
  return checkMap(ids, readMapRows(lines.join('\n')), (path) => files[path]);
}

/** The map with the line of R-1 replaced. */
function withR1(line: string): string[] {
  return open.map((other) => (other.startsWith('| R-1 |') ? line : other));
}

test('the requirements have 258 rows', () => {
  expect(mapped).toHaveLength(258);
});

test('a map with every row open is true', () => {
  expect(faults(open)).toEqual([]);
});

test('a missing row, a repeated row and an unknown row are reported', () => {
  expect(faults(open.slice(1))[0]).toMatch(/^R-1 is missing/);
  expect(faults([...open, '| R-1 | words | open | | |'])[0]).toMatch(/^R-1 is there twice/);
  expect(faults([...open, '| R-99 | words | open | | |'])[0]).toMatch(/^R-99 is not a rule/);
});

test('a security rule has no row in the map', () => {
  expect(faults([...open, '| SEC-A1 | words | open | | |'])[0]).toMatch(
    /^SEC-A1 is not a rule of the product/,
  );
});

test('a done row names files that exist and a test that names it', () => {
  const line = '| R-1 | words | done | `a.tsx` | `a.test.tsx` |';
  expect(
    faults(withR1(line), { 'a.tsx': '', 'a.test.tsx': "test('R-1: the landing pitches', () => {" }),
  ).toEqual([]);
  expect(faults(withR1(line), { 'a.test.tsx': "test('R-1: the landing pitches'" })[0]).toContain(
    'a.tsx, which does not exist',
  );
  expect(faults(withR1(line), { 'a.tsx': '', 'a.test.tsx': "test('R-10: the guard'" })[0]).toContain(
    'no test title names R-1',
  );
  expect(faults(withR1(line), { 'a.tsx': '', 'a.test.tsx': '// R-1 is shown elsewhere' })[0]).toContain(
    'no test title',
  );
  expect(faults(withR1('| R-1 | words | done | | |'))).toHaveLength(2);
});

/** The map with API-1 done and shown by a test of this title. */
const withApi1 = (title: string) =>
  faults(
    open.map((line) =>
      line.startsWith('| API-1 |') ? '| API-1 | words | done | `a.ts` | `a.test.ts` |' : line,
    ),
    { 'a.ts': '', 'a.test.ts': `test('${title}', () => {` },
  );

test.each([
  'SEC-A1: an unknown address is answered like a wrong password',
  'SEC-A1, SEC-A2: the answers are alike',
  'L-2, SEC-A1: the answers are alike',
  'A1: the answers are alike',
])('a security row of the same number does not count for a call: %s', (title) => {
  expect(withApi1(title)).toEqual([
    'API-1 names a.test.ts, in which no test title names API-1: title the test that shows it.',
  ]);
});

test.each([
  'API-1: the address and the password',
  'API-1, SEC-A1: both are shown',
  'SEC-A2, API-1: both are shown',
])('a call beside a security row is shown: %s', (title) => {
  expect(withApi1(title)).toEqual([]);
});

test('an open row names nothing, and there is no third state', () => {
  expect(faults(withR1('| R-1 | words | open | `a.tsx` | |'))[0]).toContain('open and yet names files');
  expect(faults(withR1('| R-1 | words | nearly | | |'))[0]).toContain('write done or open');
});

test('a security rule has a line with a test that names it', () => {
  const files: Record<string, string> = { 'a.test.ts': "test('SEC-A1: one answer for all', () => {" };
  const check = (line: string) => checkSecurityTable(['R-1', 'SEC-A1'], line, (path) => files[path]);
  expect(check('| SEC-A1 | `a.test.ts` |')).toEqual([]);
  expect(check('')[0]).toMatch(/^SEC-A1 is missing/);
  expect(check('| SEC-A1 | |')[0]).toMatch(/^SEC-A1 has no test/);
  expect(check('| SEC-A1 | `b.test.ts` |')[0]).toContain('which does not exist');
  files['a.test.ts'] = "test('SEC-A10: another', () => {";
  expect(check('| SEC-A1 | `a.test.ts` |')[0]).toContain('no test title names SEC-A1');
});

import { expect, test } from 'vitest';
import { checkCitations, readRequirements } from './citations.ts';

const ids = ['R-1', 'API-1', 'SEC-A1'];
const shown = { 'shown.test.ts': "test('SEC-A1: the answers are alike', () => {" };

function faults(files: Readonly<Record<string, string>>): string[] {
  return checkCitations(ids, new Map(Object.entries({ ...shown, ...files })));
}

test('the ids are read from the list, and from nowhere else', () => {
  expect(
    readRequirements('- **R-1** The landing.\n- **SEC-A1** Alike,\n  as in **R-2** of old.\nR-3 is prose.'),
  ).toEqual(['R-1', 'SEC-A1']);
});

test('ids of the list may be cited in titles, comments and text', () => {
  expect(
    faults({ 'a.ts': '/** R-1, API-1. */', 'docs/a.md': 'The calls API-1 and SEC-A1, and R-1.' }),
  ).toEqual([]);
});

test.each(['R-2', 'API-25', 'SEC-A9', 'SEC-Z1'])('an id that is not in the list fails: %s', (id) => {
  expect(faults({ 'a.ts': `\n// as ${id} asks` })).toEqual([
    `a.ts:2 cites ${id}, which docs/requirements.md does not list: correct the id.`,
  ]);
});

test.each(['P-256', 'a curve P-256 key', 'UTF-8', 'XR-2', 'R-2-x', 'ISO-8601', 'api-25'])(
  'what is not an id is passed over: %s',
  (text) => {
    expect(faults({ 'a.ts': `const a = '${text}';` })).toEqual([]);
  },
);

test.each([
  ["test('A1: the password', () => {", 'A1'],
  ["test('B6, R-1: a known device', () => {", 'B6'],
  ['/** Row R1: the landing. */', 'R1'],
  ['// each once (security D8)', 'D8'],
])('an id without its prefix fails: %s', (line, id) => {
  expect(faults({ 'a.ts': line })).toEqual([
    `a.ts:1 cites ${id} without a prefix: write it as docs/requirements.md does.`,
  ]);
});

test('paper sizes, cells and headings are not ids', () => {
  expect(faults({ 'a.css': 'size: A4;', 'a.ts': "sum('@SUM(A1)', 'H1')" })).toEqual([]);
});

test('a security rule that no test title names fails, and a comment is not a title', () => {
  expect(checkCitations(ids, new Map([['a.test.ts', '// SEC-A1 is shown elsewhere']]))).toEqual([
    'docs/requirements.md: no test title names SEC-A1: title the test that shows it.',
  ]);
});

test('an id that is listed twice fails', () => {
  expect(checkCitations(['R-1', 'R-1'], new Map())).toEqual([
    'docs/requirements.md: R-1 is listed twice: keep one.',
  ]);
});

import { allRows, type MapRow } from './map-rows.ts';

/** Gives the text of a file of the project, or undefined when there is none. */
export type ReadFile = (path: string) => string | undefined;

/** Faults of the map, one sentence each; none when it tells the truth. */
export function checkMap(rows: readonly MapRow[], readFile: ReadFile): string[] {
  return [...checkCompleteness(rows), ...rows.flatMap((row) => checkRow(row, readFile))];
}

function checkCompleteness(rows: readonly MapRow[]): string[] {
  const named = rows.map(({ row }) => row);
  return [
    ...allRows
      .filter((row) => !named.includes(row))
      .map((row) => `${row} is missing: add it, as open if nothing is built yet.`),
    ...named
      .filter((row, index) => named.indexOf(row) !== index)
      .map((row) => `${row} stands there twice: keep one.`),
    ...named
      .filter((row) => !allRows.includes(row))
      .map((row) => `${row} is no row of the requirements: remove it.`),
  ];
}

function checkRow(row: MapRow, readFile: ReadFile): string[] {
  if (row.state === 'open') {
    const isEmpty = row.files.length === 0 && row.tests.length === 0;
    return isEmpty ? [] : [`${row.row} is open and yet names files: mark it done, or remove them.`];
  }
  if (row.state !== 'done') return [`${row.row} is "${row.state}": write done or open.`];
  return checkDone(row, readFile);
}

function checkDone({ row, files, tests }: MapRow, readFile: ReadFile): string[] {
  return [
    ...(files.length === 0 ? [`${row} is done but names no file: name the one that does it.`] : []),
    ...(tests.length === 0 ? [`${row} is done but names no test: name one with ${row} in its title.`] : []),
    ...[...files, ...tests]
      .filter((path) => readFile(path) === undefined)
      .map((path) => `${row} names ${path}, which does not exist: correct the path.`),
    ...tests.flatMap((path) => titleFault(row, path, readFile(path))),
  ];
}

/** The fault of a test file whose titles do not name the row. A file that does not exist is a fault of its own. */
function titleFault(row: string, path: string, text: string | undefined): string[] {
  if (text === undefined || namesRow(text, row)) return [];
  const fault = `${row} names ${path}, in which no test title names ${row}`;
  return isSecurityRow(text, row)
    ? [`${fault}: SEC-${row} is a row of the security list, and shows nothing of the call ${row}.`]
    : [`${fault}: title the test that shows it.`];
}

/** A quoted sentence names the row by itself: `SEC-A1` is a row of another list, and so is `security A1`. */
function namesRow(text: string, row: string): boolean {
  return hasTitle(text, `(?<!SEC-)(?<!\\bsecurity )\\b${row}\\b`);
}

function isSecurityRow(text: string, row: string): boolean {
  return hasTitle(text, `\\b(?:SEC-|security )${row}\\b`);
}

/** A line has a quoted sentence, of two words and more, with what the pattern describes. */
function hasTitle(text: string, pattern: string): boolean {
  const title = new RegExp(`(['"\`])(?:(?!\\1).)*${pattern}(?:(?!\\1).)* (?:(?!\\1).)*\\1`);
  return text.split('\n').some((line) => title.test(line));
}

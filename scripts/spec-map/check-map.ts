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
    ...(tests.length === 0
      ? [`${row} is done but names no test: name one that bears ${row} in a title.`]
      : []),
    ...[...files, ...tests]
      .filter((path) => readFile(path) === undefined)
      .map((path) => `${row} names ${path}, which does not exist: correct the path.`),
    ...tests
      .filter((path) => !bearsRow(readFile(path), row))
      .map(
        (path) => `${row} names ${path}, in which no test title bears ${row}: title the test that shows it.`,
      ),
  ];
}

/** The row stands in a quoted sentence; "security A1" is a row of another list. */
function bearsRow(text: string | undefined, row: string): boolean {
  if (text === undefined) return true;
  const title = new RegExp(`(['"\`])(?:(?!\\1).)*(?<!security )\\b${row}\\b(?:(?!\\1).)* (?:(?!\\1).)*\\1`);
  return text.split('\n').some((line) => title.test(line));
}

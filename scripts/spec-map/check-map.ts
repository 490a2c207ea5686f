import { isInTitle, isSecurityId } from './citations.ts';

/** One line of docs/spec-map.md. */
export type MapRow = {
  readonly row: string;
  readonly state: string;
  readonly files: readonly string[];
  readonly tests: readonly string[];
};

/** Gives the text of a file of the project, or undefined when there is none. */
export type ReadFile = (path: string) => string | undefined;

const tableRow = /^\|\s*([A-Z]+-[A-Z]?\d+)\s*\|[^|]*\|([^|]*)\|([^|]*)\|([^|]*)\|\s*$/;

/** Reads the table rows of the map; paths are in backticks. */
export function readMapRows(markdown: string): MapRow[] {
  return markdown.split('\n').flatMap((line) => {
    const [, row, state, files, tests] = tableRow.exec(line) ?? [];
    return row ? [{ row, state: (state ?? '').trim(), files: paths(files), tests: paths(tests) }] : [];
  });
}

function paths(cell = ''): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].flatMap((match) => match[1] ?? []);
}

/** Errors of the map, one sentence each; none when it is correct. `ids` are all ids of docs/requirements.md. */
export function checkMap(ids: readonly string[], rows: readonly MapRow[], readFile: ReadFile): string[] {
  const mapped = ids.filter((id) => !isSecurityId(id));
  return [...checkCompleteness(mapped, rows), ...rows.flatMap((row) => checkRow(row, readFile))];
}

const securityRow = /^\|\s*(SEC-[A-Z]\d+)\s*\|([^|]*)\|\s*$/;

/** Errors of the table of docs/security.md: each security rule with tests whose titles name it. */
export function checkSecurityTable(ids: readonly string[], markdown: string, readFile: ReadFile): string[] {
  const rows = markdown.split('\n').flatMap((line) => {
    const [, row, tests] = securityRow.exec(line) ?? [];
    return row ? [{ row, tests: paths(tests) }] : [];
  });
  return [
    ...ids
      .filter((id) => isSecurityId(id) && !rows.some(({ row }) => row === id))
      .map((id) => `${id} is missing in the table: add it with its tests.`),
    ...rows.filter(({ tests }) => tests.length === 0).map(({ row }) => `${row} has no test: name one.`),
    ...rows.flatMap(({ row, tests }) =>
      tests.flatMap((path) => {
        const text = readFile(path);
        return text === undefined
          ? [`${row} names ${path}, which does not exist: correct the path.`]
          : titleFault(row, path, text);
      }),
    ),
  ];
}

function checkCompleteness(mapped: readonly string[], rows: readonly MapRow[]): string[] {
  const named = rows.map(({ row }) => row);
  return [
    ...mapped
      .filter((row) => !named.includes(row))
      .map((row) => `${row} is missing: add it, as open if nothing is built yet.`),
    ...named
      .filter((row, index) => named.indexOf(row) !== index)
      .map((row) => `${row} is there twice: keep one.`),
    ...named
      .filter((row) => !mapped.includes(row))
      .map((row) => `${row} is not a rule of the product in docs/requirements.md: remove it.`),
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

/** The error of a test file whose titles do not name the row. A missing file is a separate error. */
function titleFault(row: string, path: string, text: string | undefined): string[] {
  if (text === undefined || isInTitle(text, row)) return [];
  return [`${row} names ${path}, in which no test title names ${row}: title the test that shows it.`];
}

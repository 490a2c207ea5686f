/** One line of docs/spec-map.md. */
export type MapRow = {
  readonly row: string;
  readonly state: string;
  readonly files: readonly string[];
  readonly tests: readonly string[];
};

/** How many rows each part of the requirements has. */
const parts: Readonly<Record<string, number>> = { R: 16, L: 20, W: 3, P: 12, S: 7, A: 24, Q: 5 };

/** R1 … Q5, every row that the map must hold. */
export const allRows: readonly string[] = Object.entries(parts).flatMap(([letter, count]) =>
  Array.from({ length: count }, (_, index) => `${letter}${index + 1}`),
);

const tableRow = /^\|\s*([A-Z]\d+)\s*\|[^|]*\|([^|]*)\|([^|]*)\|([^|]*)\|\s*$/;

/** Reads the table rows of the map; paths stand in backticks. */
export function readMapRows(markdown: string): MapRow[] {
  return markdown.split('\n').flatMap((line) => {
    const [, row, state, files, tests] = tableRow.exec(line) ?? [];
    return row ? [{ row, state: (state ?? '').trim(), files: paths(files), tests: paths(tests) }] : [];
  });
}

function paths(cell = ''): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].flatMap((match) => match[1] ?? []);
}

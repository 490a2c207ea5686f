import { printLine } from '../scripts/terminal.ts';

/** The median of some figures; 0 of none. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [below = 0, above = 0] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return (below + above) / 2;
}

export function inMs(ms: number): string {
  return `${ms.toFixed(ms < 100 ? 1 : 0)} ms`;
}

export type PrintedTable = {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** Prints rows under their headings, figures to the right, and passes them on to `npm run bench`. */
export function printTable(
  title: string,
  headings: PrintedTable['headings'],
  rows: PrintedTable['rows'],
): void {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('   ');
  printLine(`\n  ${title}\n`);
  for (const cells of [headings, ...rows]) printLine(`  ${line(cells)}`);
  printLine();
  process.send?.({ headings, rows } satisfies PrintedTable);
}

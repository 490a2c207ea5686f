/** How the files of one workspace are spread in size, in lines. */
export type SizeSummary = {
  readonly workspace: string;
  readonly files: number;
  readonly median: number;
  readonly p90: number;
  readonly largest: { readonly path: string; readonly lines: number };
  /** Share of all lines that stands in tests, 0 to 1. */
  readonly testShare: number;
};

export type MeasuredFile = { readonly path: string; readonly lines: number; readonly isTest: boolean };

/** Sizes are of source files alone; tests count only towards their share. Undefined without a source file. */
export function summarise(workspace: string, files: readonly MeasuredFile[]): SizeSummary | undefined {
  const sources = files.filter(({ isTest }) => !isTest).toSorted((left, right) => left.lines - right.lines);
  const largest = sources.at(-1);
  if (!largest) return undefined;
  const total = sumLines(files);
  return {
    workspace,
    files: sources.length,
    median: quantile(sources, 0.5),
    p90: quantile(sources, 0.9),
    largest,
    testShare: total === 0 ? 0 : (total - sumLines(sources)) / total,
  };
}

function sumLines(files: readonly MeasuredFile[]): number {
  return files.reduce((sum, { lines }) => sum + lines, 0);
}

/** The smallest size that at least this share of the files does not exceed. */
function quantile(sorted: readonly MeasuredFile[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]?.lines ?? 0;
}

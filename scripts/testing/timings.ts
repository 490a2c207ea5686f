/** How long something took, in milliseconds: a part of `npm test`, or a test file. */
export type Timing = { readonly name: string; readonly duration: number };

/** The part of Vitest's JSON report that says when files ran; a file of two projects is in it twice. */
export type VitestTimes = {
  readonly testResults: readonly { name: string; startTime: number; endTime: number }[];
};

type Suite = {
  readonly file: string;
  readonly specs: readonly { tests: readonly { results: readonly { duration: number }[] }[] }[];
  readonly suites?: readonly Suite[];
};

/** The part of Playwright's JSON report that says how long tests took; its paths start at `rootDir`. */
export type PlaywrightTimes = {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly Suite[];
};

export function filesOfVitest({ testResults }: VitestTimes): Timing[] {
  return testResults.map(({ name, startTime, endTime }) => ({ name, duration: endTime - startTime }));
}

/** From the first test of these files to the last; 0 where none ran. */
export function spanOfVitest({ testResults }: VitestTimes, isIncluded: (file: string) => boolean): number {
  const included = testResults.filter(({ name }) => isIncluded(name));
  if (included.length === 0) return 0;
  const first = Math.min(...included.map(({ startTime }) => startTime));
  return Math.max(...included.map(({ endTime }) => endTime)) - first;
}

export function filesOfPlaywright({ config, suites }: PlaywrightTimes): Timing[] {
  return suites.flatMap((suite) =>
    durationsOf(suite).map((duration) => ({ name: `${config.rootDir}/${suite.file}`, duration })),
  );
}

function durationsOf({ specs, suites = [] }: Suite): number[] {
  const results = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return [...results.map(({ duration }) => duration), ...suites.flatMap(durationsOf)];
}

/** The parts in their order, then the ten files with the longest tests; `root` is left out of their paths. */
export function timeTable(parts: readonly Timing[], files: readonly Timing[], root: string): string {
  const byFile = new Map<string, number>();
  for (const { name, duration } of files) byFile.set(name, (byFile.get(name) ?? 0) + duration);
  const slowest = [...byFile].toSorted(([, left], [, right]) => right - left).slice(0, 10);
  return [
    'Time in seconds',
    ...parts.map(({ name, duration }) => line(name, duration)),
    'Slowest files, tests alone',
    ...slowest.map(([file, duration]) => line(file.replace(`${root}/`, ''), duration)),
  ].join('\n');
}

function line(name: string, duration: number): string {
  return `${(duration / 1000).toFixed(1).padStart(8)}  ${name}`;
}

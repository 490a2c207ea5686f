/** What a test run adds to the closing line. */
export type Totals = { readonly passed: number; readonly failed: number; readonly skipped: number };

export const nothing: Totals = { passed: 0, failed: 0, skipped: 0 };

/** The part of Vitest's JSON report that is counted. */
export type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
};

/** The part of Playwright's JSON report that is counted. */
export type PlaywrightReport = {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

export function fromVitest(report: VitestReport): Totals {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** A test that passed only at the second attempt counts as failed. */
export function fromPlaywright({ stats }: PlaywrightReport): Totals {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

/** A runner that ends badly without naming a failed test (a file that does not load, a crash) counts as one failure. */
export function withExitCode(totals: Totals, exitCode: number | null): Totals {
  return exitCode !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
}

export function sum(all: readonly Totals[]): Totals {
  return all.reduce(
    (left, right) => ({
      passed: left.passed + right.passed,
      failed: left.failed + right.failed,
      skipped: left.skipped + right.skipped,
    }),
    nothing,
  );
}

/** The closing line of `npm test`, in the form that continuous integration reads. */
export function closingLine({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

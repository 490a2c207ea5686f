import { expect, test } from 'vitest';
import { closingLine, fromPlaywright, fromVitest, sum, withExitCode } from './totals.ts';

test('todo and skipped tests are counted as skipped', () => {
  const report = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 2, numTodoTests: 1 };
  expect(fromVitest(report)).toEqual({ passed: 7, failed: 0, skipped: 3 });
});

test('a browser test that passed only at the second attempt counts as failed', () => {
  const totals = fromPlaywright({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } });
  expect(totals).toEqual({ passed: 4, failed: 2, skipped: 2 });
});

test('a runner that crashes without a failed test is a failure', () => {
  expect(withExitCode({ passed: 3, failed: 0, skipped: 0 }, 1).failed).toBe(1);
  expect(withExitCode({ passed: 3, failed: 0, skipped: 0 }, null).failed).toBe(1);
  expect(withExitCode({ passed: 3, failed: 2, skipped: 0 }, 1).failed).toBe(2);
  expect(withExitCode({ passed: 3, failed: 0, skipped: 0 }, 0).failed).toBe(0);
});

test('the closing line sums all runners', () => {
  const totals = sum([
    { passed: 5, failed: 0, skipped: 1 },
    { passed: 2, failed: 1, skipped: 0 },
  ]);
  expect(closingLine(totals)).toBe('7 passed, 1 failed, 1 skipped');
});

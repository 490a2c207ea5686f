import { expect, test } from 'vitest';
import { failureList, failuresOfPlaywright, failuresOfVitest } from './failures.ts';

test('a failed test is named with its file and the first line of its error', () => {
  const failures = failuresOfVitest({
    testResults: [
      {
        name: '/project/apps/web/src/total.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'P-24: adds up', status: 'passed', failureMessages: [] },
          {
            fullName: 'P-44: counts',
            status: 'failed',
            failureMessages: ['expected 1 to be 2\n    at line 3'],
          },
        ],
      },
    ],
  });
  expect(failureList(failures, '/project')).toBe(
    'Failed\n  apps/web/src/total.test.ts: P-44: counts\n    expected 1 to be 2',
  );
});

test('a file that does not load is named', () => {
  const file = '/project/total.test.ts';
  const testResults = [{ name: file, status: 'failed', message: 'Cannot find module', assertionResults: [] }];
  expect(failuresOfVitest({ testResults })).toEqual([
    { file, title: 'the file', reason: 'Cannot find module' },
  ]);
});

test('browser tests are found at any depth, including those that passed at the second attempt, as plain text', () => {
  const passed = { title: 'R-1: opens', tests: [{ status: 'expected', results: [{}] }] };
  const failed = {
    title: 'P-1: the list',
    tests: [{ status: 'unexpected', results: [{ error: { message: '\u001b[31mnot found\u001b[39m' } }] }],
  };
  const flaky = {
    title: 'P-2: the page',
    tests: [{ status: 'flaky', results: [{ error: { message: 'late' } }, {}] }],
  };
  const file = 'policies.spec.ts';
  const failures = failuresOfPlaywright({
    config: { rootDir: '/project/tests/browser' },
    suites: [{ file, specs: [passed, failed], suites: [{ file, specs: [flaky] }] }],
    errors: [{ message: 'the set-up failed' }],
  });
  expect(failures).toEqual([
    { file: '/project/tests/browser/policies.spec.ts', title: 'P-1: the list', reason: 'not found' },
    { file: '/project/tests/browser/policies.spec.ts', title: 'P-2: the page', reason: 'late' },
    { file: '/project/tests/browser', title: 'outside of tests', reason: 'the set-up failed' },
  ]);
});

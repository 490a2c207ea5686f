import { expect, test } from 'vitest';
import { summarise } from './summarise.ts';

const file = (path: string, lines: number, isTest = false) => ({ path, lines, isTest });

test('median, ninetieth percentile and largest are of source files, tests count towards their share', () => {
  const sources = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100].map((lines) => file(`${lines}.ts`, lines));
  const summary = summarise('apps/web', [...sources, file('a.test.ts', 450, true)]);
  expect(summary).toMatchObject({ files: 10, median: 50, p90: 90, testShare: 0.45 });
  expect(summary?.largest.path).toBe('100.ts');
});

test('a workspace of tests alone has no sizes', () => {
  expect(summarise('tests', [file('a.test.ts', 5, true)])).toBeUndefined();
});

import { expect, test } from 'vitest';
import { filesOfPlaywright, filesOfVitest, spanOfVitest, timeTable } from './timings.ts';

const root = '/project';
const ran = (file: string, startTime: number, endTime: number) => ({
  name: `${root}/${file}`,
  startTime,
  endTime,
});

test('a part of the Vitest run lasts from its first test to its last, whatever else ran meanwhile', () => {
  const testResults = [
    ran('tests/integration/a.test.ts', 1000, 9000),
    ran('apps/b.test.ts', 3000, 20_000),
    ran('tests/integration/c.test.ts', 4000, 12_000),
  ];
  const isIntegration = (file: string) => file.includes('/tests/integration/');
  expect(spanOfVitest({ testResults }, isIntegration)).toBe(11_000);
  expect(spanOfVitest({ testResults }, (file) => !isIntegration(file))).toBe(17_000);
  expect(spanOfVitest({ testResults: [] }, isIntegration)).toBe(0);
});

test('the durations of browser tests are found at every depth, repeated attempts too', () => {
  const spec = (...durations: number[]) => ({
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const inner = { file: 'login.spec.ts', specs: [spec(300, 200)] };
  const suites = [{ file: 'login.spec.ts', specs: [spec(500)], suites: [inner] }];
  expect(filesOfPlaywright({ config: { rootDir: '/project/tests/browser' }, suites })).toEqual(
    [500, 300, 200].map((duration) => ({ name: '/project/tests/browser/login.spec.ts', duration })),
  );
});

test('the table names the parts in their order and ten files, slowest first, each once', () => {
  const testResults = [
    ...Array.from({ length: 11 }, (_, index) => ran(`apps/${index}.test.ts`, 0, 1000 * (index + 1))),
    ran('apps/3.test.ts', 0, 20_000),
  ];
  const parts = [
    { name: 'build', duration: 61_240 },
    { name: 'budget', duration: 90 },
  ];
  expect(timeTable(parts, filesOfVitest({ testResults }), root).split('\n')).toEqual([
    'Time in seconds',
    '    61.2  build',
    '     0.1  budget',
    'Slowest files, tests alone',
    '    24.0  apps/3.test.ts',
    ...[10, 9, 8, 7, 6, 5, 4, 2, 1].map((index) => `${`${index + 1}.0`.padStart(8)}  apps/${index}.test.ts`),
  ]);
});

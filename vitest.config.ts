import { existsSync, statfsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** Integration tests that hold before either profile of the mock. */
const onBothProfiles = [
  'bad-input',
  'every-procedure',
  'foreign-ids',
  'login-flow',
  'policies',
  'product-rows',
  'session-end',
];

/** Databases of tests are kept in memory where there is room: most of what a disk does for them is waiting. */
const memory = '/dev/shm';
const temporaryFolder = existsSync(memory) && freeBytes(memory) > 1e9 ? { TMPDIR: memory } : {};

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

const patience = { testTimeout: 20_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    maxWorkers: '100%',
    // Files share the modules of their worker: loading them anew for each file takes longer than the tests do.
    pool: 'threads',
    isolate: false,
    env: temporaryFolder,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/gateway/src/**/*.test.ts',
            'apps/mock-api/src/**/*.test.ts',
            'prisma/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          // Tests with a hundred sign-ins at once take a while on a busy machine.
          testTimeout: 30_000,
        },
      },
      './apps/web/vite.config.ts',
      {
        test: { ...patience, name: 'integration', include: ['tests/integration/**/*.test.ts'] },
      },
      {
        // What the portal does before a firm that gives what the specification names, and nothing of ours.
        test: {
          ...patience,
          name: 'integration-specification',
          env: { MOCK_PROFILE: 'specification' },
          include: onBothProfiles.map((name) => `tests/integration/${name}.test.ts`),
        },
      },
    ],
  },
});

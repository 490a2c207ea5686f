import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { compileCache, temporaryFolder } from './scripts/testing/temporary-folder.ts';

/**
 * Integration tests that hold before either profile of the mock. The others are about something else: the mock's own
 * controls, a firm that is not a mock, containers and the one command; `conformance` brings both profiles itself.
 */
const onBothProfiles = [
  'bad-input',
  'every-procedure',
  'faults',
  'foreign-ids',
  'known-device',
  'login-flow',
  'policies',
  'product-rows',
  'replicas',
  'scenarios',
  'session-end',
  'step-up',
  'unreadable-upstream',
];

const patience = { testTimeout: 20_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    // More than there are cores: while one test waits, another uses its core. apps/web/vite.config.ts says the same.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Files share the modules of their worker: loading them again for each file takes longer than the tests do.
    pool: 'threads',
    isolate: false,
    expect: { poll: { timeout: 10_000 } },
    env: {
      TMPDIR: temporaryFolder,
      NODE_COMPILE_CACHE: compileCache,
    },
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

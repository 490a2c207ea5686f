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

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/gateway/src/**/*.test.ts',
            'apps/mock-api/src/**/*.test.ts',
            'prisma/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
        },
      },
      './apps/web/vite.config.ts',
      {
        test: {
          name: 'integration',
          environment: 'node',
          include: ['tests/integration/**/*.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        // What the portal does before a firm that gives what the specification names, and nothing of ours.
        test: {
          name: 'integration-specification',
          environment: 'node',
          env: { MOCK_PROFILE: 'specification' },
          include: onBothProfiles.map((name) => `tests/integration/${name}.test.ts`),
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

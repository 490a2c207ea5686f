import { expect, test } from 'vitest';
import { appBorders } from './app-borders.ts';
import { envDoor } from './env-door.ts';
import { featureNames } from './feature-names.ts';
import { fileNames } from './file-names.ts';
import { fileRoles } from './file-roles.ts';
import { fileSize } from './file-size.ts';
import { layers } from './layers.ts';
import { type Rule, toSourceFile } from './source-file.ts';

/** Findings of a rule over files given as path → text, as `path: message`. */
function findings(rule: Rule, texts: Readonly<Record<string, string>>): string[] {
  const files = Object.entries(texts).map(([path, text]) => toSourceFile(path, text));
  return rule(files).map(({ path, message }) => `${path}: ${message}`);
}

test.each(['index.ts', 'utils.ts', 'helpers.tsx', 'types.ts', 'common.test.ts'])(
  'the drawer %s is refused',
  (name) => {
    expect(findings(fileNames, { [`apps/web/src/core/${name}`]: '' })[0]).toContain('is a drawer');
  },
);

test.each(['PolicyCard.tsx', 'policyCard.tsx', 'policy_card.ts'])('%s is not kebab-case', (name) => {
  expect(findings(fileNames, { [`apps/web/src/ui/${name}`]: '' })[0]).toContain('kebab-case');
});

test('a role word of another house is answered with ours', () => {
  expect(findings(fileNames, { 'apps/web/src/features/policies/policies-page.tsx': '' })[0]).toContain(
    '-screen',
  );
  expect(findings(fileNames, { 'apps/web/src/features/policies/use-policies-page.ts': '' })).toEqual([]);
});

test.each([
  'apps/web/src/core/policies-screen.tsx',
  'apps/gateway/src/features/policies/use-policies.ts',
  'apps/mock-api/src/features/policies/policies-router.ts',
  'apps/gateway/src/features/policies/policies-service.test.ts',
  'apps/web/src/features/welcome/mfa-step.tsx',
])('%s stands in a folder where its role does not live', (path) => {
  expect(findings(fileRoles, { [path]: '' })).toHaveLength(1);
});

test('roles at home are left alone', () => {
  const paths = [
    'apps/web/src/features/policies/policies-screen.tsx',
    'apps/mock-api/src/features/firm/firm-routes.ts',
  ];
  expect(findings(fileRoles, Object.fromEntries(paths.map((path) => [path, ''])))).toEqual([]);
});

test('a source file may have 250 lines, a test 400, and a migration any number', () => {
  const lines = (count: number) => 'x\n'.repeat(count);
  expect(findings(fileSize, { 'apps/web/src/app/a.ts': lines(250) })[0]).toContain('250 lines: lift out');
  expect(findings(fileSize, { 'apps/web/src/app/a.ts': lines(251) })[0]).toContain('at most 250');
  expect(findings(fileSize, { 'apps/web/src/app/a.test.ts': lines(400) })).toEqual([]);
  expect(findings(fileSize, { 'apps/web/src/app/a.test.ts': lines(401) })[0]).toContain('at most 400');
  expect(findings(fileSize, { 'prisma/migrations/1_init/migration.sql': lines(900) })).toEqual([]);
});

test.each([
  ['apps/web/src/core/errors.ts', "import { x } from '../features/login/x.ts';", 'core/ knows no feature'],
  ['apps/web/src/ui/button.tsx', "import { paths } from '#core/paths.ts';", 'could ship in another product'],
  ['apps/web/src/features/policies/a.ts', "import { x } from '../insights/x.ts';", 'never imports a sibling'],
  ['apps/web/src/features/policies/a.ts', "const x = await import('#app/router.tsx');", 'does not reach up'],
  ['apps/gateway/src/upstream/a.ts', "import type { C } from '../trpc/context.ts';", 'way out'],
  [
    'apps/mock-api/src/http/hal.ts',
    "import { x } from '../features/firm/x.ts';",
    'http/ serves every feature',
  ],
  ['apps/mock-api/src/http/hal.ts', "import { x } from '../qa/x.ts';", 'http/ serves every feature'],
  [
    'apps/mock-api/src/features/firm/firm-routes.ts',
    "import { PrismaClient } from '@portal/prisma/client';",
    'service',
  ],
])('%s may not say %s', (path, text, advice) => {
  expect(findings(layers, { [path]: text })[0]).toContain(advice);
});

test('imports that point downwards are left alone', () => {
  const texts = {
    'apps/web/src/features/policies/policies-screen.tsx':
      "import { paths } from '#core/paths.ts';\nimport { a } from './a.ts';",
    'apps/mock-api/src/features/firm/firm-service.ts':
      "import type { PrismaClient } from '@portal/prisma/client';",
    'apps/mock-api/src/features/firm/firm-presenter.ts': "import type { Firm } from '@portal/prisma/client';",
  };
  expect(findings(layers, texts)).toEqual([]);
});

test('no app imports another at run time; the type of the router may be taken', () => {
  const path = 'apps/web/src/core/trpc/client.ts';
  expect(
    findings(appBorders, { [path]: "import type { AppRouter } from '@portal/gateway/router';" }),
  ).toEqual([]);
  expect(
    findings(appBorders, { [path]: "import { type AppRouter } from '@portal/gateway/router';" }),
  ).toEqual([]);
  expect(
    findings(appBorders, { [path]: "import { appRouter } from '@portal/gateway/router';" })[0],
  ).toContain('another app');
  expect(findings(appBorders, { [path]: "import { x } from '../../../../mock-api/src/x.ts';" })[0]).toContain(
    'another app',
  );
});

test('import.meta.env is read in one file', () => {
  expect(
    findings(envDoor, { 'apps/web/src/core/monitoring.ts': 'const x = import.meta.env.VITE_X;' }),
  ).toHaveLength(1);
  expect(findings(envDoor, { 'apps/web/src/env.ts': 'const x = import.meta.env.VITE_X;' })).toEqual([]);
});

test('a feature bears the name of its calls in the endpoint table and begins with its entry', () => {
  const table = {
    'packages/contract/src/endpoints.ts': "  'policies.list': a,\n  'dueDiligence.view': b,\n",
  };
  const good = {
    ...table,
    'apps/gateway/src/features/policies/policies-router.ts': '',
    'apps/mock-api/src/features/due-diligence/due-diligence-routes.ts': '',
    'apps/web/src/features/landing/landing-screen.tsx': '',
  };
  expect(findings(featureNames, good)).toEqual([]);
  const named = { ...table, 'apps/gateway/src/features/policy/policy-router.ts': '' };
  expect(findings(featureNames, named)[0]).toContain('the name of its calls');
  const loose = { ...table, 'apps/mock-api/src/features/policies/policies-service.ts': '' };
  expect(findings(featureNames, loose)[0]).toContain('policies-routes.ts');
});

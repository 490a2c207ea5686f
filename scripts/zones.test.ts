import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import config from '../dependency-cruiser.config.ts';

const web = 'apps/web/src';
const gateway = 'apps/gateway/src';
const mock = 'apps/mock-api/src';

/** A file, what it says, and the rule that it breaks. */
const planted: readonly (readonly [path: string, text: string, rule: string])[] = [
  [`${web}/core/missing.ts`, "import '#core/none.ts';", 'no-missing-file'],
  [`${web}/core/errors.ts`, "import { x } from '../features/login/x.ts';", 'core-knows-no-feature'],
  [`${web}/core/a.ts`, "import { x } from '#app/router.ts';", 'core-knows-no-feature'],
  [`${web}/ui/button.tsx`, "import { paths } from '#core/paths.ts';", 'ui-knows-no-portal'],
  [`${web}/ui/link.tsx`, "import { Link } from 'react-router';", 'ui-knows-no-portal'],
  [`${web}/features/policies/a.ts`, "import { x } from '../login/x.ts';", 'features-apart'],
  [`${web}/features/policies/b.ts`, "import { x } from '#features/login/x.ts';", 'features-apart'],
  [`${web}/features/policies/c.ts`, "const x = await import('#app/router.ts');", 'features-below-app'],
  [`${web}/layouts/tabs.tsx`, "import { x } from '#app/router.ts';", 'layouts-below-app'],
  [
    `${web}/features/login/machine/next.ts`,
    "import { paths } from '#core/paths.ts';",
    'login-machine-is-pure',
  ],
  [
    `${web}/core/calls.ts`,
    "import type { x } from '../../../../packages/contract/src/endpoints.ts';",
    'browser-knows-no-call-of-v1',
  ],
  [`${web}/core/mocked.ts`, "import { x } from '../test/render.ts';", 'no-test-code-in-product'],
  [`${web}/core/tested.ts`, "import { x } from './a.test.ts';", 'no-test-code-in-product'],
  [
    'scripts/other.ts',
    "import { x } from '../apps/gateway/src/test/a-device.ts';",
    'no-test-code-in-product',
  ],
  [
    `${web}/core/trpc.ts`,
    "import { appRouter } from '../../../gateway/src/router.ts';",
    'only-the-type-of-the-router',
  ],
  [
    `${web}/core/data.ts`,
    "import { x } from '../../../../prisma/client.ts';",
    'only-the-mock-has-a-database',
  ],
  [`${web}/app/mock.ts`, "import { x } from '../../../mock-api/src/app.ts';", 'no-app-imports-another'],
  [
    `${mock}/features/firm/router.ts`,
    "import type { X } from '../../../../gateway/src/router.ts';",
    'mock-knows-no-gateway',
  ],
  ['packages/contract/src/other.ts', "import { createHash } from 'node:crypto';", 'contract-needs-zod-alone'],
  ['packages/audit/src/zod.ts', "import { z } from 'zod';", 'audit-and-rate-limit-need-nothing'],
  ['packages/performance/src/zod.ts', "import { z } from 'zod';", 'performance-needs-nothing'],
  ['packages/rate-limit/src/zod.ts', "import { z } from 'zod';", 'audit-and-rate-limit-need-nothing'],
  [
    'packages/pdf/src/app.ts',
    "import { x } from '../../../apps/mock-api/src/app.ts';",
    'packages-know-no-app',
  ],
  [
    'packages/statement/src/hash.ts',
    "import { createHash } from 'node:crypto';",
    'statement-runs-in-the-browser',
  ],
  [
    'packages/contract/src/rate.ts',
    "import { x } from '../../performance/src/rate.ts';",
    'only-apps-calculate-performance',
  ],
  [
    'packages/faults/src/app.ts',
    "import { x } from '../../../apps/mock-api/src/app.ts';",
    'packages-know-no-app',
  ],
  ['prisma/seed.ts', "import { x } from '../apps/mock-api/src/app.ts';", 'packages-know-no-app'],
  [`${gateway}/features/policies/a.ts`, "import { x } from 'fastify';", 'procedures-know-no-http-server'],
  [`${gateway}/features/policies/b.ts`, "import { x } from '../../app.ts';", 'procedures-below-app'],
  [`${gateway}/session/a.ts`, "import { request } from 'node:http';", 'only-upstream-reaches-the-network'],
  [`${gateway}/session/b.ts`, "import { x } from 'undici';", 'only-upstream-reaches-the-network'],
  [
    `${gateway}/upstream/a.ts`,
    "import type { C } from '../trpc/context.ts';",
    'upstream-knows-nothing-above',
  ],
  [`${gateway}/trpc/a.ts`, "import { x } from '../router.ts';", 'trpc-below-features'],
  [`${mock}/http/hal.ts`, "import { x } from '../features/firm/x.ts';", 'http-below-features'],
  [`${mock}/http/qa.ts`, "import { x } from '../qa/x.ts';", 'http-below-features'],
  [`${mock}/features/firm/qa.ts`, "import { x } from '../../qa/x.ts';", 'mock-features-below-app'],
  [`${mock}/qa/qa-deps.ts`, "import type { X } from '../worlds/x.ts';", 'controls-below-worlds'],
  [`${mock}/features/firm/firm-service.ts`, "import type { X } from 'fastify';", 'only-routes-know-fastify'],
  [
    `${mock}/features/firm/firm-routes.ts`,
    "import { sql } from '../../../../../prisma/client.ts';",
    'routes-do-not-query',
  ],
  [`${mock}/features/firm/one.ts`, "import type { Two } from './two.ts';", 'no-cycle'],
];

/** Imports that point downwards, and the types that an exception lets pass. */
const allowed = {
  [`${web}/features/policies/policies-screen.tsx`]:
    "import { paths } from '#core/paths.ts';\nimport { x } from './d.ts';",
  [`${web}/core/router-type.ts`]: "import type { AppRouter } from '../../../gateway/src/router.ts';",
  [`${web}/core/router-type-inline.ts`]: "import { type AppRouter } from '../../../gateway/src/router.ts';",
  [`${web}/core/paths.test.ts`]: "import { x } from '../test/render.ts';",
  [`${mock}/features/firm/rule.ts`]: "import { sql } from '../../../../../prisma/client.ts';",
  [`${mock}/features/firm/firm-presenter.ts`]: "import type { Firm } from '../../../../../prisma/client.ts';",
};

const targets = [
  ...[
    'core/paths.ts',
    'app/router.ts',
    'features/login/x.ts',
    'features/policies/d.ts',
    'test/render.ts',
  ].map((file) => `${web}/${file}`),
  ...['router.ts', 'app.ts', 'trpc/context.ts', 'test/a-device.ts'].map((file) => `${gateway}/${file}`),
  ...['app.ts', 'qa/x.ts', 'worlds/x.ts', 'features/firm/x.ts'].map((file) => `${mock}/${file}`),
  ...['packages/contract/src/endpoints.ts', 'packages/performance/src/rate.ts'],
  ...['prisma/client.ts', `${web}/core/a.test.ts`],
  ...['fastify', 'undici', 'react-router', 'zod'].map((name) => `node_modules/${name}/index.js`),
];

let folder: string;
let found: { readonly path: string; readonly rule: string }[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-zones-'));
  for (const target of targets) plant(target, 'export const x = 1;');
  plant('apps/web/package.json', JSON.stringify({ imports: { '#*': './src/*' } }));
  plant(`${mock}/features/firm/two.ts`, "import type { One } from './one.ts';");
  for (const [path, text] of planted) plant(path, text);
  for (const [path, text] of Object.entries(allowed)) plant(path, text);
  const { options, forbidden } = config;
  const { enhancedResolveOptions, ...rest } = options;
  const { output } = await cruise(
    ['apps', 'packages', 'prisma', 'scripts'],
    { ...rest, baseDir: folder, validate: true, ruleSet: { forbidden } },
    enhancedResolveOptions,
  );
  found = (output as ICruiseResult).summary.violations.map(({ from, rule }) => ({
    path: from,
    rule: rule.name,
  }));
});
afterAll(() => rmSync(folder, { recursive: true }));

function plant(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

test.each(planted)('%s may not say %s', (path, _text, rule) => {
  expect(found).toContainEqual({ path, rule });
});

test('every zone has a planted fault', () => {
  const shown = new Set(planted.map(([, , rule]) => rule));
  expect(config.forbidden.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
});

test('imports that point downwards are left alone', () => {
  expect(found.filter(({ path }) => path in allowed)).toEqual([]);
});

import type { IConfiguration, IRegularForbiddenRuleType } from 'dependency-cruiser';

/**
 * Who may import whom: the only description of the zones (docs/architecture.md draws them). Imports of types count as
 * imports; a rule that lets them pass says so with `dependencyTypesNot: ['type-only']`. The comment of a rule says
 * where the code should go instead.
 */
const tests = ['[.](test|spec)[.]tsx?$', '/test/'];

type Zone = Required<Pick<IRegularForbiddenRuleType, 'name' | 'comment' | 'from' | 'to'>>;

const everywhere: readonly Zone[] = [
  {
    name: 'no-cycle',
    comment: 'Two files need each other, if only for a type: move what both need into a file below them.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-missing-file',
    comment: 'The import leads nowhere.',
    from: {},
    // The package trusted-types exists as types alone.
    to: { couldNotResolve: true, pathNot: '^trusted-types/' },
  },
  {
    name: 'no-test-code-in-product',
    comment: 'Test code is for tests alone: move what the product needs out of it.',
    // The visitor stands in for a browser, with the key and the proofs that the tests of the gateway have.
    from: { path: '^(apps|packages|prisma|scripts)/', pathNot: [...tests, '/portal-visitor[.]ts$'] },
    to: { path: tests, pathNot: 'node_modules' },
  },
];

const betweenApps: readonly Zone[] = [
  {
    name: 'contract-needs-zod-alone',
    comment: 'The contract depends on zod alone: put code that needs anything else in the app that needs it.',
    from: { path: '^packages/contract/src/', pathNot: tests },
    to: { pathNot: ['^packages/contract/src/', 'node_modules/zod/'] },
  },
  {
    name: 'performance-needs-nothing',
    comment: 'packages/performance calculates with plain values: take what it needs to know as an argument.',
    from: { path: '^packages/performance/src/', pathNot: tests },
    to: { pathNot: '^packages/performance/src/' },
  },
  {
    name: 'audit-and-rate-limit-need-nothing',
    comment:
      'packages/audit and packages/rate-limit need Node alone: take what they need to know as an argument.',
    from: { path: '^packages/(audit|rate-limit)/src/', pathNot: tests },
    to: { path: ['^(apps|packages|prisma)/', 'node_modules/'], pathNot: '^packages/$1/src/' },
  },
  {
    name: 'statement-runs-in-the-browser',
    comment:
      'packages/statement signs and verifies in the browser and in Node alike: it needs jose, canonicalize and zod alone. Draw in the gateway.',
    from: { path: '^packages/statement/src/', pathNot: tests },
    to: { pathNot: ['^packages/statement/src/', 'node_modules/(jose|canonicalize|zod)/'] },
  },
  {
    name: 'only-apps-calculate-performance',
    comment:
      'Other packages, scripts and the database do not calculate performance: put it into the app that needs it.',
    from: { path: '^(packages|prisma|scripts)/', pathNot: ['^packages/performance/', ...tests] },
    to: { path: '^packages/performance/' },
  },
  {
    name: 'packages-know-no-app',
    comment: 'Packages and the database know no app: take what you need as an argument.',
    from: { path: '^(packages|prisma)/', pathNot: tests },
    to: { path: '^apps/' },
  },
  {
    name: 'no-app-imports-another',
    comment: 'Move the shared rule to packages/contract.',
    from: { path: '^apps/([^/]+)/', pathNot: tests },
    to: { path: '^apps/', pathNot: ['^apps/$1/', '^apps/gateway/src/router[.]ts$'] },
  },
  {
    name: 'only-the-type-of-the-router',
    comment: 'Of another app, only the web client takes something: `import type { AppRouter }`.',
    from: { path: '^apps/web/', pathNot: tests },
    to: { path: '^apps/gateway/src/router[.]ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'mock-knows-no-gateway',
    comment: 'The mock stands in for the firm, which knows no gateway: shared rules go to packages/contract.',
    from: { path: '^apps/mock-api/' },
    to: { path: '^apps/gateway/' },
  },
  {
    name: 'only-the-mock-has-a-database',
    comment: 'Only the mock has a database: the gateway asks /v1, and the web client asks the gateway.',
    from: { path: '^apps/(web|gateway)/' },
    to: { path: '^prisma/' },
  },
];

const web: readonly Zone[] = [
  {
    name: 'ui-knows-no-portal',
    comment:
      'ui/ could ship in another product: take it as a prop, or move the part that knows the portal to core/ or its feature.',
    from: { path: '^apps/web/src/ui/', pathNot: tests },
    to: {
      path: ['^(apps|packages)/[^/]+/src/', 'node_modules/(@trpc|@tanstack|react-router)/'],
      pathNot: '^apps/web/src/ui/',
    },
  },
  {
    name: 'core-knows-no-feature',
    comment:
      'core/ knows no feature, layout or app: move what is shared down into core/, or pass it in from app/.',
    from: { path: '^apps/web/src/core/', pathNot: tests },
    to: { path: '^apps/web/src/(features|layouts|app)/' },
  },
  {
    name: 'features-below-app',
    comment: 'A feature does not reach up: take it as a prop, or move it down to core/.',
    from: { path: '^apps/web/src/features/', pathNot: tests },
    to: { path: '^apps/web/src/(layouts|app)/' },
  },
  {
    name: 'features-apart',
    comment:
      'A feature never imports a sibling: let the two meet in app/ or layouts/, or move the shared thing to core/.',
    from: { path: '^apps/web/src/features/([^/]+)/', pathNot: tests },
    to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
  },
  {
    name: 'layouts-below-app',
    comment:
      'A layout does not reach up into app/: take it as a prop or a route handle, or move it down to core/.',
    from: { path: '^apps/web/src/layouts/', pathNot: tests },
    to: { path: '^apps/web/src/app/' },
  },
  {
    name: 'login-machine-is-pure',
    comment:
      'The login machine is pure: return a command and do the work in features/login/commands/run-command.ts.',
    from: { path: '^apps/web/src/features/login/machine/', pathNot: tests },
    to: { pathNot: ['^apps/web/src/features/login/machine/', '^packages/contract/src/'] },
  },
  {
    name: 'browser-knows-no-call-of-v1',
    comment:
      "The browser never learns the firm's calls: take fields, constants and messages from the contract and results from the gateway's router.",
    from: { path: '^apps/web/src/' },
    to: { path: '^packages/contract/src/endpoints?[.]ts$' },
  },
];

const gateway: readonly Zone[] = [
  {
    name: 'procedures-know-no-http-server',
    comment:
      'A procedure does not know the HTTP server: put what it needs into the tRPC context (trpc/context.ts) or write a plugin in plugins/.',
    from: { path: '^apps/gateway/src/features/' },
    to: { path: 'node_modules/(fastify|@fastify)/' },
  },
  {
    name: 'only-upstream-reaches-the-network',
    comment: 'Only upstream/ may reach the network: give it a function in upstream/ and pass that in.',
    // The two plugins read the addresses of those who call, and open nothing.
    from: {
      path: '^apps/gateway/src/',
      pathNot: [
        '^apps/gateway/src/upstream/',
        '^apps/gateway/src/plugins/(limits/connections|callers/address)[.]ts$',
        ...tests,
      ],
    },
    to: { path: ['node_modules/undici/', '^(https?|net|tls)$'] },
  },
  {
    name: 'upstream-knows-nothing-above',
    comment: 'upstream/ is the way out and knows nothing above it: take it as an argument.',
    from: { path: '^apps/gateway/src/upstream/', pathNot: tests },
    to: { path: '^apps/gateway/src/((features|trpc|plugins|session)/|(app|open-gateway|router)[.]ts$)' },
  },
  {
    name: 'trpc-below-features',
    comment: 'trpc/ is below the features: let the feature hand it over, or move the shared part to trpc/.',
    from: { path: '^apps/gateway/src/trpc/', pathNot: tests },
    to: { path: '^apps/gateway/src/(features/|(router|app|open-gateway|server)[.]ts$)' },
  },
  {
    name: 'procedures-below-app',
    comment: 'A feature does not reach up: put what it needs into the context (trpc/context.ts).',
    from: { path: '^apps/gateway/src/features/', pathNot: tests },
    to: { path: '^apps/gateway/src/(plugins/|(app|open-gateway|server|router)[.]ts$)' },
  },
];

const mock: readonly Zone[] = [
  {
    name: 'http-below-features',
    comment: 'http/ serves every feature and knows none: take it as an argument.',
    from: { path: '^apps/mock-api/src/http/', pathNot: tests },
    to: { path: '^apps/mock-api/src/((features|qa|worlds)/|(app|open-mock|server)[.]ts$)' },
  },
  {
    name: 'mock-features-below-app',
    comment: 'A feature does not reach up: take it as an argument from app.ts.',
    from: { path: '^apps/mock-api/src/features/', pathNot: tests },
    to: { path: '^apps/mock-api/src/((qa|worlds)/|(app|open-mock|server)[.]ts$)' },
  },
  {
    name: 'controls-below-worlds',
    comment: 'worlds/ runs whole apps and is above app.ts and qa/: take it as an argument (QaOptions).',
    from: { path: '^apps/mock-api/src/(qa/|app[.]ts$)', pathNot: tests },
    to: { path: '^apps/mock-api/src/(worlds/|(open-mock|server)[.]ts$)' },
  },
  {
    name: 'only-routes-know-fastify',
    comment:
      "Only *-routes.ts and http/ know the HTTP server: take plain values as arguments and throw ApiError; bind it in the feature's -routes.ts.",
    from: {
      path: '^apps/mock-api/src/',
      pathNot: ['-routes[.]ts$', '^apps/mock-api/src/(http/|(app|open-mock|logger)[.]ts$)', ...tests],
    },
    to: { path: 'node_modules/(fastify|@fastify)/' },
  },
  {
    name: 'routes-do-not-query',
    comment:
      'Routes and presenters do not query: put the query beside the rule that needs it (types may be imported).',
    from: { path: ['^apps/mock-api/src/http/', '-(routes|presenter)[.]ts$'], pathNot: tests },
    to: { path: '^prisma/(client|generated)', dependencyTypesNot: ['type-only'] },
  },
];

const forbidden = [...everywhere, ...betweenApps, ...web, ...gateway, ...mock].map((zone) => ({
  ...zone,
  severity: 'error' as const,
}));

/**
 * TypeScript 7 has no stable API to parse with, so swc reads the imports; it counts those of types without
 * `tsPreCompilationDeps`.
 */
const options: IConfiguration['options'] = {
  parser: 'swc',
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '^(prisma/generated|apps/web/dist|apps/native)/' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['types', 'import', 'node', 'default'],
    mainFields: ['types', 'main'],
    extensions: ['.ts', '.tsx', '.mjs', '.js'],
  },
};

export default { forbidden, options } satisfies IConfiguration;

import { type Finding, isTest, type Rule, type SourceFile } from './source-file.ts';

/** A folder, the folders it must not reach, and where the code should go instead. */
type Zone = {
  readonly from: RegExp;
  readonly mustNotReach: RegExp;
  /** The rule looks away where nothing is left at run time. */
  readonly typesAllowed?: boolean;
  readonly except?: RegExp;
  readonly advice: string;
};

const zones: readonly Zone[] = [
  {
    from: /^apps\/web\/src\/ui\//,
    mustNotReach: /^(apps\/web\/src\/(?!ui\/)|packages\/)/,
    advice:
      'ui/ could ship in another product: take it as a prop, or move the part that knows the portal to core/ or its feature.',
  },
  {
    from: /^apps\/web\/src\/core\//,
    mustNotReach: /^apps\/web\/src\/(features|layouts|app)\//,
    advice: 'core/ knows no feature: move what is shared down into core/, or pass it in from app/.',
  },
  {
    from: /^apps\/web\/src\/features\//,
    mustNotReach: /^apps\/web\/src\/(layouts|app)\//,
    advice: 'A feature does not reach up: take it as a prop, or move it down to core/.',
  },
  {
    from: /^apps\/web\/src\/layouts\//,
    mustNotReach: /^apps\/web\/src\/app\//,
    advice:
      'A layout does not reach up into app/: take it as a prop or a route handle, or move it down to core/.',
  },
  {
    from: /^apps\/web\/src\//,
    mustNotReach: /^apps\/web\/src\/test\//,
    except: /^apps\/web\/src\/test\//,
    advice: 'src/test is for tests alone: move what the product needs to core/.',
  },
  {
    from: /^apps\/gateway\/src\/upstream\//,
    mustNotReach: /^apps\/gateway\/src\/(features|trpc|plugins|session|app|open-gateway|router)/,
    advice: 'upstream/ is the way out and knows nothing above it: take it as an argument.',
  },
  {
    from: /^apps\/gateway\/src\/trpc\//,
    mustNotReach: /^apps\/gateway\/src\/(features|router|app|open-gateway|server)/,
    advice: 'trpc/ is below the features: let the feature hand it over, or move the shared part to trpc/.',
  },
  {
    from: /^apps\/gateway\/src\/features\//,
    mustNotReach: /^apps\/gateway\/src\/(app|open-gateway|server|router|plugins)/,
    advice: 'A feature does not reach up: put what it needs into the context (trpc/context.ts).',
  },
  {
    from: /^apps\/mock-api\/src\/http\//,
    mustNotReach: /^apps\/mock-api\/src\/(features|app|open-mock|server|qa)/,
    advice: 'http/ serves every feature and knows none: take it as an argument.',
  },
  {
    from: /^apps\/mock-api\/src\/features\//,
    mustNotReach: /^apps\/mock-api\/src\/(app|open-mock|server|qa)/,
    advice: 'A feature does not reach up: take it as an argument from app.ts.',
  },
  {
    from: /^apps\/mock-api\/src\//,
    mustNotReach: /^prisma\/(client|generated)/,
    typesAllowed: true,
    except: /(-service|\/db|\/app|\/open-mock)\.ts$|^apps\/mock-api\/src\/(test|qa)\//,
    advice:
      "Only *-service.ts, db.ts and qa/ use the Prisma client: put the query in the feature's service (types may be imported with `import type`).",
  },
];

/** Imports point downwards, also when they are written as relative paths, which the linter cannot follow. */
export const layers: Rule = (files) =>
  files.filter(({ path }) => !isTest(path)).flatMap((file) => [...checkZones(file), ...checkSiblings(file)]);

function checkZones(file: SourceFile): Finding[] {
  return zones
    .filter((zone) => zone.from.test(file.path) && !zone.except?.test(file.path))
    .flatMap((zone) =>
      file.imports
        .filter(
          ({ target, isTypeOnly }) =>
            target && zone.mustNotReach.test(target) && !(zone.typesAllowed && isTypeOnly),
        )
        .map(({ specifier }) => ({
          path: file.path,
          message: `imports ${specifier}. ${zone.advice}`,
          level: 'error',
        })),
    );
}

const featureFolder = /^apps\/web\/src\/features\/([^/]+)\//;

/** Siblings never meet in each other's folders. */
function checkSiblings(file: SourceFile): Finding[] {
  const own = featureFolder.exec(file.path)?.[1];
  if (!own) return [];
  const advice =
    'A feature never imports a sibling: let the two meet in app/ or layouts/, or move the shared thing to core/.';
  return file.imports
    .filter(({ target }) => {
      const other = target && featureFolder.exec(target)?.[1];
      return other && other !== own;
    })
    .map(({ specifier }) => ({
      path: file.path,
      message: `imports ${specifier}. ${advice}`,
      level: 'error',
    }));
}

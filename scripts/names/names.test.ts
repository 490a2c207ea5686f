import { expect, test } from 'vitest';
import { checkFeatureNames } from './feature-names.ts';
import { checkFileNames } from './file-names.ts';
import { checkFileRoles } from './file-roles.ts';

test.each(['index.ts', 'utils.ts', 'helpers.tsx', 'types.ts', 'common.test.ts'])(
  'a meaningless name is refused: %s',
  (name) => {
    expect(checkFileNames([`apps/web/src/core/${name}`])[0]?.message).toContain('says nothing');
  },
);

test.each(['PolicyCard.tsx', 'policyCard.tsx', 'policy_card.ts'])('%s is not kebab-case', (name) => {
  expect(checkFileNames([`apps/web/src/ui/${name}`])[0]?.message).toContain('kebab-case');
});

test('a role word of another project is answered with ours', () => {
  expect(checkFileNames(['apps/web/src/features/policies/policies-page.tsx'])[0]?.message).toContain(
    '-screen',
  );
  expect(checkFileNames(['apps/web/src/features/policies/use-policies-page.ts'])).toEqual([]);
});

test.each([
  'apps/web/src/core/policies-screen.tsx',
  'apps/gateway/src/features/policies/use-policies.ts',
  'apps/mock-api/src/features/policies/policies-router.ts',
  'apps/gateway/src/features/policies/policies-service.test.ts',
  'apps/mock-api/src/features/policies/read-policies-service.ts',
  'apps/web/src/features/welcome/mfa-step.tsx',
])('%s is in a folder where its role does not belong', (path) => {
  expect(checkFileRoles([path])).toHaveLength(1);
});

test('roles in their own folders are accepted', () => {
  const paths = [
    'apps/web/src/features/policies/policies-screen.tsx',
    'apps/mock-api/src/features/firm/firm-routes.ts',
  ];
  expect(checkFileRoles(paths)).toEqual([]);
});

test('a feature has the name of its calls in the endpoint table and starts with its entry', () => {
  const table = "  'policies.list': a,\n  'dueDiligence.view': b,\n";
  const good = [
    'apps/gateway/src/features/policies/policies-router.ts',
    'apps/mock-api/src/features/due-diligence/due-diligence-routes.ts',
    'apps/web/src/features/landing/landing-screen.tsx',
  ];
  expect(checkFeatureNames(good, table)).toEqual([]);
  const named = ['apps/gateway/src/features/policy/policy-router.ts'];
  expect(checkFeatureNames(named, table)[0]?.message).toContain('the name of its calls');
  const loose = ['apps/mock-api/src/features/policies/policies-service.ts'];
  expect(checkFeatureNames(loose, table)[0]?.message).toContain('policies-routes.ts');
});

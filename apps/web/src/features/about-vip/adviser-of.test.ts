import { expect, test } from 'vitest';
import { adviserOf } from './adviser-of.ts';

test('P9: the adviser is the one whom most of the policies name', () => {
  const policies = ['Ruth Vasey', 'Tomas Ellery', 'Ruth Vasey'].map((adviserName) => ({ adviserName }));
  expect(adviserOf(policies)).toBe('Ruth Vasey');
  expect(adviserOf(policies.toReversed())).toBe('Ruth Vasey');
});

test('P9: somebody without policies has no adviser yet', () => {
  expect(adviserOf([])).toBeNull();
});

import type { PolicyStatus } from '@portal/contract/v1/policies';
import { expect, test } from 'vitest';
import { countByProvider } from './held-policies.tsx';

test('P-5: policies are counted by the provider that runs them', () => {
  const at = (uuid: string) => ({ provider: { uuid }, status: null });
  const counts = countByProvider([at('one'), at('two'), at('one')]);
  expect([...counts]).toEqual([
    ['one', 2],
    ['two', 1],
  ]);
  expect(countByProvider([]).size).toBe(0);
  expect([...countByProvider([{ provider: null, status: null }, at('one')])]).toEqual([['one', 1]]);
});

test('P-5, P-84: a policy that has ended is not held', () => {
  const at = (status: PolicyStatus) => ({ provider: { uuid: 'one' }, status });
  expect([...countByProvider([at('in_force'), at('surrendered'), at('matured')])]).toEqual([['one', 1]]);
  expect(countByProvider([at('transferred_out')]).size).toBe(0);
});

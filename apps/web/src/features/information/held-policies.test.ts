import { expect, test } from 'vitest';
import { countByProvider } from './held-policies.tsx';

test('P-5: policies are counted by the provider that runs them', () => {
  const at = (uuid: string) => ({ provider: { uuid } });
  const counts = countByProvider([at('one'), at('two'), at('one')]);
  expect([...counts]).toEqual([
    ['one', 2],
    ['two', 1],
  ]);
  expect(countByProvider([]).size).toBe(0);
  expect([...countByProvider([{ provider: null }, at('one')])]).toEqual([['one', 1]]);
});

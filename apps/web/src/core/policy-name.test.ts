import { expect, test } from 'vitest';
import { policyName } from './policy-name.ts';

const bare = { uuid: '9f2c41a9-0d7e-4c7e-9f43-2f9a4a1f6f10', name: null, policyNumber: null, provider: null };
const provider = { name: 'Brackenfield' };

test('A21: a policy goes by its name, else its number, else its provider, else the end of its id', () => {
  const full = { ...bare, name: 'Family pension', policyNumber: 'BF-1', provider };
  expect(policyName(full)).toBe('Family pension');
  expect(policyName({ ...full, name: null })).toBe('Policy BF-1');
  expect(policyName({ ...full, name: null, policyNumber: null })).toBe('Brackenfield policy');
  expect(policyName(bare)).toBe('Policy ref 1F6F10');
  expect(policyName({ ...bare, uuid: '42' })).toBe('Policy ref 42');
});

test('A21: a name, number or provider of blanks is none', () => {
  expect(policyName({ ...bare, name: ' ', policyNumber: '', provider: { name: ' ' } })).toBe(
    'Policy ref 1F6F10',
  );
  expect(policyName({ ...bare, provider: { name: null } })).toBe('Policy ref 1F6F10');
});

import { expect, test } from 'vitest';
import { policyName, policyNumberText } from './policy-name.ts';

const bare = { uuid: '9f2c41a9-0d7e-4c7e-9f43-2f9a4a1f6f10', name: null, policyNumber: null, provider: null };
const provider = { name: 'Brackenfield' };

test('API-21: a policy is called by its name, else its number, else its provider, else the end of its id', () => {
  const full = { ...bare, name: 'Family pension', policyNumber: 'BF-1', provider };
  expect(policyName(full)).toBe('Family pension');
  expect(policyName({ ...full, name: null })).toBe('Policy BF-1');
  expect(policyName({ ...full, name: null, policyNumber: null })).toBe('Brackenfield policy ref 1F6F10');
  expect(policyName(bare)).toBe('Policy ref 1F6F10');
  expect(policyName({ ...bare, uuid: '42' })).toBe('Policy ref 42');
});

test('API-21: two unnamed policies of one provider have different names', () => {
  const [one, other] = ['0001', '0002'].map((uuid) => policyName({ ...bare, uuid, provider }));
  expect(one).toBe('Brackenfield policy ref 0001');
  expect(other).toBe('Brackenfield policy ref 0002');
});

test('P-1: a number is shown beside a name that lacks it; a policy still with its provider awaits one', () => {
  const numbered = { name: 'Family pension', policyNumber: 'BF-1', status: null } as const;
  expect(policyNumberText(numbered)).toBe('BF-1');
  expect(policyNumberText({ ...numbered, name: null })).toBeNull();
  expect(policyNumberText({ ...numbered, policyNumber: null })).toBeNull();
  expect(policyNumberText({ ...numbered, policyNumber: null, status: 'submitted_to_provider' })).toBe(
    'Awaiting number',
  );
});

test('API-21: a policy without name, number and provider is known by the end of its id', () => {
  expect(policyName({ ...bare, provider: { name: null } })).toBe('Policy ref 1F6F10');
});

import { expect, test } from 'vitest';
import { aPolicy } from '#test/build/a-policy.ts';
import { policyLabel } from './pane.tsx';

const provider = (name: string) => ({ uuid: '00000000-0000-4000-8000-0000000000aa', name, logoUrl: null });
const first = aPolicy({ name: 'Cash ISA', provider: provider('Brackenfield'), policyNumber: 'BR-1' });
const second = aPolicy({ name: 'Cash ISA', provider: provider('Saltmarsh'), policyNumber: null });

test('P-9: policies with the same name are distinguished by provider and number', () => {
  expect(policyLabel(first)).toBe('Cash ISA, Brackenfield BR-1');
  expect(policyLabel(second)).toBe('Cash ISA, Saltmarsh');
});

test('API-21: a policy without a name is called by what else is known of it, each thing once', () => {
  expect(policyLabel({ ...first, name: null })).toBe('Policy BR-1, Brackenfield');
  expect(policyLabel({ ...second, name: null })).toBe(`Saltmarsh policy ref ${second.uuid.slice(-6)}`);
  expect(policyLabel({ ...first, provider: null })).toBe('Cash ISA, BR-1');
  expect(policyLabel({ uuid: '17', name: null, policyNumber: null, provider: null })).toBe('Policy ref 17');
});

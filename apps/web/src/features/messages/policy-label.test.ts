import { expect, test } from 'vitest';
import { aPolicy } from '#test/build/a-policy.ts';
import { policyLabel } from './policy-label.ts';

const provider = (name: string) => ({ uuid: '00000000-0000-4000-8000-0000000000aa', name, logoUrl: null });
const first = aPolicy({ name: 'Cash ISA', provider: provider('Brackenfield'), policyNumber: 'BR-1' });
const second = aPolicy({ name: 'Cash ISA', provider: provider('Saltmarsh'), policyNumber: null });

test('P9: policies of one name are told apart by provider and number', () => {
  expect(policyLabel(first)).toBe('Cash ISA, Brackenfield BR-1');
  expect(policyLabel(second)).toBe('Cash ISA, Saltmarsh');
});

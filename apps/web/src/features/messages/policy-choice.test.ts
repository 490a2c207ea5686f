import { expect, test } from 'vitest';
import { aPolicy } from '#test/build/a-policy.ts';
import { policyLabel, policyOfLabel } from './policy-choice.ts';

const provider = (name: string) => ({ uuid: '00000000-0000-4000-8000-0000000000aa', name, logoUrl: null });
const first = aPolicy({ name: 'Cash ISA', provider: provider('Brackenfield'), policyNumber: 'BR-1' });
const second = aPolicy({ name: 'Cash ISA', provider: provider('Saltmarsh'), policyNumber: null });

test('P9: policies of one name are told apart, and a label finds its policy again', () => {
  expect(policyLabel(first)).toBe('Cash ISA, Brackenfield BR-1');
  expect(policyLabel(second)).toBe('Cash ISA, Saltmarsh');
  expect(policyOfLabel([first, second], 'Cash ISA, Saltmarsh')).toBe(second);
  expect(policyOfLabel([first, second], '')).toBeUndefined();
});

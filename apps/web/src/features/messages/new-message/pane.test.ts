import { MAX_SUBJECT_LENGTH } from '@portal/contract/constants';
import { expect, test } from 'vitest';
import { aPolicy } from '#test/build/a-policy.ts';
import { policyLabel, startWith } from './pane.tsx';

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

test('P-9: a message starts with the policy that it is about, else with the subject that is suggested', () => {
  expect(startWith(first, '')).toEqual({
    name: `new ${first.uuid}`,
    policyUuid: first.uuid,
    subject: 'Question about Cash ISA',
  });
  expect(startWith({ ...first, name: 'x'.repeat(300) }, '').subject).toHaveLength(MAX_SUBJECT_LENGTH);
  expect(startWith(undefined, 'Your review')).toMatchObject({ policyUuid: '', subject: 'Your review' });
});

import { expect, test } from 'vitest';
import { amendmentRows, amendmentSteps, amendmentSubject, statusMeaning } from './amendment.ts';

const change = (field: string, old: string | null, wanted: string | null) => ({ field, old, new: wanted });

test('P-48: the parts of an address are one row, and a country is shown by its name only', () => {
  const changes = [
    change('address.line_1', '17 Tanner Row', '4 Rope Walk'),
    change('address.line_2', null, 'Far Side'),
    change('address.country', 'United Kingdom', 'Ireland'),
    change('address.country_id', 'GB', 'IE'),
    change('telephone.mobile_number', '01632 960 114', '01632 960 872'),
  ];
  expect(amendmentRows({ changes })).toEqual([
    { label: 'Address', old: '17 Tanner Row, United Kingdom', new: '4 Rope Walk, Far Side, Ireland' },
    { label: 'Mobile', old: '01632 960 114', new: '01632 960 872' },
  ]);
});

test('P-48: what is added has nothing before it, and what is taken away nothing after', () => {
  const changes = [change('telephone.work_number', null, '01632 960 300'), change('title', 'Mrs', null)];
  expect(amendmentRows({ changes })).toEqual([
    { label: 'Work', old: null, new: '01632 960 300' },
    { label: 'Title', old: 'Mrs', new: null },
  ]);
  expect(amendmentRows({ changes: [change('address.line_3', 'Far Side', null)] })).toEqual([
    { label: 'Address', old: 'Far Side', new: null },
  ]);
});

test('P-48: a field that the portal does not know is shown by its own name', () => {
  expect(amendmentRows({ changes: [change('bank.sort_code', '1', '2')] })[0]?.label).toBe('sort code');
});

test.each([
  [['telephone.mobile_number', 'address.line_1'], 'Change of address and telephone number'],
  [['telephone.home_number'], 'Change of telephone number'],
  [['surname', 'title'], 'Change of name'],
  [['surname', 'address.town'], 'Change of name and address'],
  [['address.town', 'title', 'telephone.work_number'], 'Change of name, address and telephone number'],
  [['email'], 'Change of details'],
  [['bank.sort_code'], 'Change of details'],
  [['bank.sort_code', 'address.town'], 'Change of details'],
  [['address.parish'], 'Change of address'],
])('P-48: a change of %j is called %s', (fields, subject) => {
  expect(amendmentSubject({ changes: fields.map((field) => change(field, 'a', 'b')) })).toBe(subject);
});

const way = (status: Parameters<typeof amendmentSteps>[0]) =>
  amendmentSteps(status, '17 Nov 2026', false).map(({ label, state }) => `${label}: ${state}`);

test('P-48: a change that waits is with client services', () => {
  expect(way('submitted')).toEqual(['Sent: done', 'With client services: now', 'Approved: ahead']);
  expect(way('in_review')).toEqual(way('submitted'));
  const notes = (isDocumentNeeded: boolean) =>
    amendmentSteps('submitted', '17 Nov 2026', isDocumentNeeded).map(({ note }) => note);
  expect(notes(false).slice(0, 2)).toEqual(['17 Nov 2026', 'Waiting to be checked']);
  expect(notes(true).slice(0, 2)).toEqual(['17 Nov 2026', 'One document needed']);
});

test('P-48: an approved change is complete, a declined one stops there', () => {
  expect(way('approved')).toEqual(['Sent: done', 'With client services: done', 'Approved: done']);
  expect(way('declined')).toEqual(['Sent: done', 'With client services: done', 'Declined: now']);
});

test('P-48, P-9: anyone whose change was declined is asked to write when messages are offered, and to get in touch otherwise', () => {
  expect(statusMeaning('declined', true)).toContain('Send us a message if you would like to talk about it.');
  expect(statusMeaning('declined', false)).toContain('Contact us if you would like to talk about it.');
});

import { expect, test } from 'vitest';
import { amendmentSteps, statusMeaning } from './amendment-steps.ts';

const way = (status: Parameters<typeof amendmentSteps>[0]) =>
  amendmentSteps(status, '17 Nov 2026').map(({ label, state }) => `${label}: ${state}`);

test('P8: a change that waits is with client services', () => {
  expect(way('submitted')).toEqual(['Sent: done', 'With client services: now', 'Approved: ahead']);
  expect(way('in_review')).toEqual(way('submitted'));
  expect(amendmentSteps('submitted', '17 Nov 2026')[0]?.note).toBe('17 Nov 2026');
});

test('P8: an approved change has come to its end, a declined one stops there', () => {
  expect(way('approved')).toEqual(['Sent: done', 'With client services: done', 'Approved: done']);
  expect(way('declined')).toEqual(['Sent: done', 'With client services: done', 'Declined: now']);
});

test('P8, P9: anyone whose change was declined is asked to write where messages are offered, and to get in touch elsewhere', () => {
  expect(statusMeaning('declined', true)).toContain('Send us a message if you would like to talk about it.');
  expect(statusMeaning('declined', false)).toContain('Contact us if you would like to talk about it.');
});

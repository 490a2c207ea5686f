import { expect, test } from 'vitest';
import { aDocument } from '#test/build/a-document.ts';
import { aMessage } from '#test/build/a-message.ts';
import { wasDelivered } from './reply-in-doubt.ts';

const question = aMessage({ uuid: 'm1', body: 'May I move it?', isClient: true });
const answer = aMessage({ uuid: 'm2', body: 'Yes.', isClient: false });

const plain = (body: string) => ({ body, attachmentIds: [] });
const sentAfter = (...before: string[]) => ({ before, attachmentIds: [] });

test('P-9: a message that arrived although no answer came is known, so that it is not sent twice', () => {
  const sent = aMessage({ uuid: 'm3', body: 'Thank you.', isClient: true });
  expect(wasDelivered(plain(' Thank you.\n'), sentAfter('m1', 'm2'), [question, answer, sent])).toBe(sent);
});

test('P-9: where the firm does not say who wrote, the same words are taken for the message', () => {
  for (const sender of [null, { name: null, isClient: null }]) {
    const sent = aMessage({ uuid: 'm3', body: 'Thank you.', sender });
    expect(wasDelivered(plain('Thank you.'), sentAfter('m1'), [question, sent])).toBe(sent);
  }
});

test('P-9: an older message of the same words, or the firm saying them, is not taken for it', () => {
  expect(wasDelivered(plain('May I move it?'), sentAfter('m1'), [question])).toBeUndefined();
  expect(wasDelivered(plain('Yes.'), sentAfter('m1'), [question, answer])).toBeUndefined();
});

const [one, two] = [aDocument(1), aDocument(2)];
const withFiles = (...documents: ReturnType<typeof aDocument>[]) => ({
  body: 'See attached.',
  attachmentIds: documents.map(({ id }) => id),
});

test.each([
  { named: [two, one], first: [], isIt: true },
  { named: [], first: [one, two], isIt: true },
  { named: [], first: [], isIt: false },
  { named: [one], first: [one, two], isIt: false },
])(
  'P-9, P-14: a message with two documents is the one that names both, or none where it was first sent with both',
  (row) => {
    const sent = aMessage({ uuid: 'm3', body: 'See attached.', attachments: row.named });
    const doubt = { before: ['m1'], attachmentIds: row.first.map(({ id }) => id) };
    expect(wasDelivered(withFiles(one, two), doubt, [question, sent])).toBe(row.isIt ? sent : undefined);
  },
);

import { expect, test } from 'vitest';
import { aMessage } from '#test/build/a-message.ts';
import { wasDelivered } from './reply-form.tsx';

const asked = aMessage({ uuid: 'm1', body: 'May I move it?', isClient: true });
const answer = aMessage({ uuid: 'm2', body: 'Yes.', isClient: false });

test('P-9: a message that arrived although no answer came is known, so that it is not sent twice', () => {
  const sent = aMessage({ uuid: 'm3', body: 'Thank you.', isClient: true });
  expect(wasDelivered(' Thank you.\n', ['m1', 'm2'], [asked, answer, sent])).toBe(sent);
});

test('P-9: where the firm does not say who wrote, the same words are taken for the message', () => {
  for (const sender of [null, { name: null, isClient: null }]) {
    const sent = aMessage({ uuid: 'm3', body: 'Thank you.', sender });
    expect(wasDelivered('Thank you.', ['m1'], [asked, sent])).toBe(sent);
  }
});

test('P-9: an older message of the same words, or the firm saying them, is not taken for it', () => {
  expect(wasDelivered('May I move it?', ['m1'], [asked])).toBeUndefined();
  expect(wasDelivered('Yes.', ['m1'], [asked, answer])).toBeUndefined();
});

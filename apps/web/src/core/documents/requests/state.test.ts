import { expect, test } from 'vitest';
import { aDocumentRequest } from '#test/build/a-document.ts';
import { dueText, isOverdue, requestSteps, requestTitle } from './state.ts';

const days = {
  askedAt: '2026-11-19T15:20:00Z',
  sentAt: '2026-11-21T09:00:00Z',
  decidedAt: '2026-11-23T23:30:00Z',
};
const stepsOf = (state: 'asked' | 'sent' | 'accepted' | 'rejected') =>
  requestSteps(aDocumentRequest(1, { state, ...days })).map((step) => Object.values(step).join(' '));

test('P-36: the steps of a request from asked to accepted, with their days in London', () => {
  expect(stepsOf('asked')).toEqual(['Asked 19 Nov 2026 done', 'Send it Your turn now', 'Accepted  ahead']);
  expect(stepsOf('sent')).toEqual([
    'Asked 19 Nov 2026 done',
    'Sent 21 Nov 2026 done',
    'With us We are reviewing it now',
  ]);
  expect(stepsOf('accepted').at(-1)).toBe('Accepted 23 Nov 2026 done');
  expect(stepsOf('rejected').at(-1)).toBe('Not accepted 23 Nov 2026 now');
});

test('P-36: a firm that gives no days has steps without them', () => {
  const bare = aDocumentRequest(1, { state: 'accepted', askedAt: null });
  expect(requestSteps(bare).map(({ note }) => note)).toEqual(['', '', '']);
});

test.each([
  ['2026-11-20', 'Please send it by 10 December 2026: 20 days left.', false],
  ['2026-12-09', 'Please send it by 10 December 2026: 1 day left.', false],
  ['2026-12-10', 'Please send it today, 10 December 2026.', false],
  ['2026-12-11', 'It was due on 10 December 2026, 1 day ago.', true],
  ['2026-12-30', 'It was due on 10 December 2026, 20 days ago.', true],
])('P-36: on %s a request says how long there is', (today, text, isLate) => {
  const request = aDocumentRequest(1, { dueOn: '2026-12-10' });
  expect([dueText(request, today), isOverdue(request, today)]).toEqual([text, isLate]);
});

test('P-36: what was sent is not overdue, and neither is what has no day', () => {
  const sent = aDocumentRequest(1, { state: 'sent', dueOn: '2026-12-10' });
  expect([dueText(sent, '2026-12-11'), isOverdue(sent, '2026-12-11')]).toEqual([null, false]);
  const dayless = aDocumentRequest(1, { dueOn: null });
  expect([dueText(dayless, '2026-12-11'), isOverdue(dayless, '2026-12-11')]).toEqual([null, false]);
});

test('P-36: a request without a title has a name all the same', () => {
  expect(requestTitle({ title: null })).toBe('A document');
});

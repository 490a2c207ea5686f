import { uploadRefusals } from '@portal/contract/shapes/upload-rule';
import { expect, test } from 'vitest';
import { AppError } from '#core/errors/app-error.ts';
import type { AppErrorCode } from '#core/errors/code-messages.ts';
import { aDocument } from '#test/build/a-document.ts';
import { nextUploadState, type UploadEvent, type UploadState } from './machine.ts';
import type { Prepared } from './prepare/prepare-file.ts';
import { shownName, spokenText, statusText } from './text.ts';

const prepared: Prepared = { blob: new Blob(['a text']), name: 'notes.txt', note: null };
const sent = { document: aDocument(1), virusCheck: 'clean' } as const;
const ready: UploadEvent = { type: 'prepared', preparation: { result: 'ready', prepared } };
const broken = (code: AppErrorCode, fieldCode?: string): UploadEvent => ({
  type: 'broken',
  failure: new AppError(code, {
    message: 'The words of the firm.',
    fields: fieldCode === undefined ? [] : [{ field: 'file', code: fieldCode, message: 'of the firm' }],
  }),
});

/** The steps that events lead through, from the choice of a file. */
function walk(...events: UploadEvent[]): UploadState[] {
  const states: UploadState[] = [{ step: 'preparing' }];
  for (const event of events) states.push(nextUploadState(states.at(-1) as UploadState, event));
  return states;
}
const steps = (...events: UploadEvent[]) => walk(...events).map(({ step }) => step);
const last = (...events: UploadEvent[]) => walk(...events).at(-1);

const underWay: UploadEvent[] = [ready, { type: 'wanted' }, { type: 'started' }];

test('P-14: a file is prepared, chosen, sent, checked and done', () => {
  const events: UploadEvent[] = [
    ...underWay,
    { type: 'progressed', percent: 40 },
    { type: 'delivered' },
    { type: 'answered', sent },
  ];
  expect(steps(...events)).toEqual([
    ...['preparing', 'chosen', 'waiting', 'sending', 'sending', 'checking', 'done'],
  ]);
  expect(last(...events)).toEqual({ step: 'done', prepared, ...sent });
});

test('P-74: a photo that became a JPEG has the name it is sent under, on screen, in announcements and after it is sent', () => {
  const file = new File(['a photo'], 'IMG_1.HEIC');
  const jpeg = { ...prepared, name: 'IMG_1.jpg' };
  const isReady: UploadEvent = { type: 'prepared', preparation: { result: 'ready', prepared: jpeg } };
  const states = walk(
    isReady,
    { type: 'wanted' },
    { type: 'started' },
    { type: 'delivered' },
    {
      type: 'answered',
      sent,
    },
  ).slice(1);
  expect(states.map(({ step }) => step)).toEqual(['chosen', 'waiting', 'sending', 'checking', 'done']);
  for (const state of states) {
    expect(shownName({ file, state })).toBe('IMG_1.jpg');
    expect(spokenText({ id: '1', file, state }, false)).toMatch(/^IMG_1\.jpg: /);
  }
});

test('P-14: a sent file says whether it was checked for viruses', () => {
  const text = (virusCheck: 'clean' | 'not_checked') =>
    statusText({ step: 'done', prepared, document: aDocument(1), virusCheck }, false);
  expect([text('clean'), text('not_checked')]).toEqual([
    'Sent. We checked it for viruses.',
    'Sent. It was not checked for viruses.',
  ]);
});

test('P-14: progress never goes back, and what comes too late changes nothing', () => {
  const back = [{ type: 'progressed', percent: 60 } as const, { type: 'progressed', percent: 20 } as const];
  expect(last(...underWay, ...back)).toMatchObject({ percent: 60 });
  const cancelled: UploadEvent[] = [...underWay, { type: 'cancelled' }];
  const late: UploadEvent[] = [
    { type: 'progressed', percent: 90 },
    { type: 'delivered' },
    { type: 'answered', sent },
    broken('NO_ANSWER'),
    ready,
    { type: 'started' },
  ];
  for (const event of late) expect(last(...cancelled, event)).toEqual({ step: 'cancelled', prepared });
});

test('P-14: a request that is sent again starts from its first byte', () => {
  const again = { step: 'sending', prepared, percent: 0 };
  expect(last(...underWay, { type: 'progressed', percent: 60 }, { type: 'started' })).toEqual(again);
  expect(last(...underWay, { type: 'delivered' }, { type: 'started' })).toEqual(again);
});

test('P-14: it can be cancelled until all of it has left the device, and sent after all', () => {
  expect(steps(...underWay, { type: 'delivered' }, { type: 'cancelled' }).at(-1)).toBe('checking');
  expect(steps(ready, { type: 'wanted' }, { type: 'cancelled' }, { type: 'wanted' }).slice(-2)).toEqual([
    'cancelled',
    'waiting',
  ]);
});

test('P-14: a lost connection and a failure that may pass can be tried again, with the same file', () => {
  expect(last(...underWay, broken('NO_ANSWER'))).toEqual({ step: 'lost', prepared });
  expect(last(...underWay, broken('NO_ANSWER'), { type: 'wanted' })).toEqual({ step: 'waiting', prepared });
  expect(last(...underWay, broken('UPSTREAM_DOWN'), { type: 'wanted' })).toMatchObject({ step: 'waiting' });
});

test.each(Object.entries(uploadRefusals))(
  'P-35: the firm’s %s has the sentence of the rule',
  (code, sentence) => {
    expect(last(...underWay, broken('VALIDATION', code))).toEqual({ step: 'refused', sentence });
  },
);

test('P-35: a rule of the firm that the portal does not know has the words of the firm', () => {
  expect(last(...underWay, broken('VALIDATION', 'of_its_own'))).toEqual({
    step: 'refused',
    sentence: 'The words of the firm.',
  });
});

test.each([
  ['PAYLOAD_TOO_LARGE', 'refused', uploadRefusals.too_large],
  ['UNSUPPORTED_MEDIA_TYPE', 'refused', uploadRefusals.type_not_allowed],
  ['CONFLICT', 'refused', uploadRefusals.already_answered],
  ['NOT_FOUND', 'refused', 'open the request again'],
  ['FORBIDDEN', 'refused', 'send us a message'],
  ['NOT_IMPLEMENTED', 'refused', 'send us a message'],
  ['TERMS_NOT_ACCEPTED', 'refused', 'sign in again'],
  ['UNAUTHORIZED', 'failed', 'session ended'],
  ['PROOF_REFUSED', 'failed', 'sign in'],
  ['TOO_MANY_REQUESTS', 'failed', 'try again'],
  ['UNAVAILABLE', 'failed', 'try again'],
  ['UPSTREAM_DOWN', 'failed', 'try again'],
  ['UPSTREAM_MALFORMED', 'failed', 'only one copy is kept'],
  ['UNKNOWN', 'failed', 'only one copy is kept'],
] as const)('P-75: after %s it is %s and the sentence has a way on', (code, step, words) => {
  expect(last(...underWay, broken(code))).toMatchObject({ step, sentence: expect.stringContaining(words) });
});

test.each([
  [20, 'Please wait 20 seconds and try again.'],
  [0, 'Please wait a moment and try again.'],
])(
  'P-75: one sentence is true of each limit of the gateway, and says how long to wait: %s seconds',
  (retryAfterSeconds, wait) => {
    const failure = new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds });
    expect(last(...underWay, { type: 'broken', failure })).toMatchObject({
      step: 'failed',
      sentence: `Too much was sent in a short time, so this file was not accepted. ${wait}`,
    });
  },
);

test('P-14: a file that is asked about is sent only when the client wants it', () => {
  const asks: UploadEvent = {
    type: 'prepared',
    preparation: { result: 'asks', prepared, question: 'As it is?' },
  };
  expect(steps(asks, { type: 'started' }).at(-1)).toBe('asks');
  expect(steps(asks, { type: 'wanted' }).at(-1)).toBe('waiting');
});

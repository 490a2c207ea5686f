import { expect, test, vi } from 'vitest';
import { AppError } from '#core/errors/app-error.ts';
import { aDocument } from '#test/build/a-document.ts';
import type { Preparation } from './prepare/prepare-file.ts';
import { isBusy, UploadQueue, UploadSlots } from './queue.ts';
import type { Sending } from './send-document.ts';

const patience = { timeout: 10_000 };

const sent = { document: aDocument(1), virusCheck: 'clean' } as const;

/** A queue whose requests the test answers: `requests` are those that were made, in their order. */
function aQueue(prepare?: () => Promise<Preparation>) {
  const requests: (Sending & { answer: () => void; fail: (failure: Error) => void })[] = [];
  const onOutcome = vi.fn();
  let keys = 0;
  const queue: UploadQueue = new UploadQueue({
    prepare:
      prepare ??
      (async (file) => ({ result: 'ready', prepared: { blob: file, name: file.name, note: null } })),
    send: (sending) => {
      const { promise, resolve, reject } = Promise.withResolvers<typeof sent>();
      sending.signal.addEventListener('abort', () => reject(sending.signal.reason));
      requests.push({ ...sending, answer: () => resolve(sent), fail: reject });
      return promise;
    },
    makeKey: () => `key-${++keys}`,
    contentKey: async (blob) => `content-${await blob.text()}`,
    slots: new UploadSlots(() => queue.sendWaiting()),
    onOutcome,
  });
  const steps = () => queue.read().map(({ state }) => state.step);
  return { queue, requests, steps, onOutcome };
}

const files = (count: number) =>
  Array.from({ length: count }, (_file, index) => new File([`${index + 1}`], `${index + 1}.txt`));

async function sending(count: number) {
  const made = aQueue();
  made.queue.add(files(count), { requestId: 'r-1' }, true);
  await vi.waitFor(() => expect(made.requests).toHaveLength(Math.min(count, 2)), patience);
  await vi.waitFor(() => expect(made.steps()).not.toContain('preparing'), patience);
  return made;
}

test('P-14: nothing is sent before the client wants it', async () => {
  const { queue, requests, steps } = aQueue();
  queue.add(files(2), {}, false);
  await vi.waitFor(() => expect(steps()).toEqual(['chosen', 'chosen']), patience);
  expect(requests).toHaveLength(0);
  expect(isBusy(queue.read())).toBe(false);
  queue.sendChosen();
  expect(requests.map(({ prepared }) => prepared.name)).toEqual(['1.txt', '2.txt']);
  expect(isBusy(queue.read())).toBe(true);
});

test('P-14: files are sent two at a time, each with its own key and what it answers', async () => {
  const { requests, steps } = await sending(4);
  expect(steps()).toEqual(['sending', 'sending', 'waiting', 'waiting']);
  requests[1]?.answer();
  await vi.waitFor(() => expect(steps()).toEqual(['sending', 'done', 'sending', 'waiting']), patience);
  requests[0]?.fail(new AppError('UNAVAILABLE'));
  await vi.waitFor(() => expect(steps()).toEqual(['failed', 'done', 'sending', 'sending']), patience);
  expect(new Set(requests.map(({ key }) => key)).size).toBe(4);
  expect(requests.every(({ about }) => about.requestId === 'r-1')).toBe(true);
});

test('P-40: SEC-I7: after a lost connection the same file is sent under the same key', async () => {
  const { queue, requests, steps } = await sending(1);
  requests[0]?.fail(new AppError('NO_ANSWER'));
  await vi.waitFor(() => expect(steps()).toEqual(['lost']), patience);
  queue.sendOne(queue.read()[0]?.id ?? '');
  expect(requests.map(({ key }) => key)).toEqual(['content-1', 'content-1']);
  requests[1]?.answer();
  await vi.waitFor(() => expect(steps()).toEqual(['done']), patience);
});

test('P-40, SEC-I7: a file that is attached again, as after a reload, has the key that it had; one that is sent alone has its own', async () => {
  const keyOf = async (isSentAtOnce: boolean) => {
    const { queue, requests, steps } = aQueue();
    queue.add(files(1), {}, isSentAtOnce);
    await vi.waitFor(() => expect(steps()).not.toContain('preparing'), patience);
    queue.sendChosen();
    return requests[0]?.key;
  };
  expect([await keyOf(true), await keyOf(true), await keyOf(false)]).toEqual([
    'content-1',
    'content-1',
    'key-1',
  ]);
});

test('P-53: only what was cut off is sent again by itself', async () => {
  const { queue, requests, steps } = await sending(2);
  requests[0]?.fail(new AppError('NO_ANSWER'));
  requests[1]?.fail(new AppError('UPSTREAM_DOWN'));
  await vi.waitFor(() => expect(steps()).toEqual(['lost', 'failed']), patience);
  queue.sendLost();
  expect(steps()).toEqual(['sending', 'failed']);
});

test('P-14: cancelling stops the request and lets the next file go; it can be sent after all', async () => {
  const { queue, requests, steps } = await sending(3);
  queue.cancel('key-1');
  expect(requests[0]?.signal.aborted).toBe(true);
  await vi.waitFor(() => expect(steps()).toEqual(['cancelled', 'sending', 'sending']), patience);
  queue.sendOne('key-1');
  requests[1]?.answer();
  await vi.waitFor(() => expect(steps()).toEqual(['sending', 'done', 'sending']), patience);
});

test('P-14: what is being checked cannot be cancelled, for the firm may keep it', async () => {
  const { queue, requests, steps } = await sending(1);
  requests[0]?.onDelivered();
  queue.cancel('key-1');
  expect([steps(), requests[0]?.signal.aborted]).toEqual([['checking'], false]);
});

test('P-14: each outcome is reported once', async () => {
  const { queue, requests, steps, onOutcome } = await sending(2);
  requests[0]?.fail(new AppError('NO_ANSWER'));
  await vi.waitFor(() => expect(steps()).toEqual(['lost', 'sending']), patience);
  expect(onOutcome).not.toHaveBeenCalled();
  queue.sendLost();
  requests[2]?.answer();
  await vi.waitFor(() => expect(steps()).toEqual(['done', 'sending']), patience);
  expect(onOutcome).toHaveBeenCalledTimes(1);
  requests[1]?.fail(new AppError('CONFLICT'));
  await vi.waitFor(() => expect(steps()).toEqual(['done', 'refused']), patience);
  expect(onOutcome).toHaveBeenCalledTimes(2);
  queue.clearFinished();
  expect(queue.read()).toEqual([]);
});

test('P-35: a file that is refused before it is sent is not an outcome: nothing has changed at the firm', async () => {
  const { queue, steps, onOutcome } = aQueue(async () => ({ result: 'refused', sentence: 'Too large.' }));
  queue.add(files(1), {}, true);
  await vi.waitFor(() => expect(steps()).toEqual(['refused']), patience);
  expect(onOutcome).not.toHaveBeenCalled();
});

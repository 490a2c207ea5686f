import { expect, test, vi } from 'vitest';
import { clearStores } from '#core/session/sign-out/clear-stores.ts';
import { aDocument } from '#test/build/a-document.ts';
import { fakeFetch } from '#test/fake-fetch.ts';
import { fakeUploads } from '#test/fake-upload.ts';
import { onUploadOutcome, uploadQueue } from './named-queues.ts';

const patience = { timeout: 10_000 };

test('SEC-H2: signing out stops what is sent and forgets every file', async () => {
  const queue = uploadQueue('request r-1');
  queue.add([new File(['1'], '1.txt')], {}, false);
  await vi.waitFor(() => expect(queue.read()[0]?.state.step).toBe('chosen'), patience);
  clearStores();
  expect(queue.read()).toEqual([]);
  expect(uploadQueue('request r-1').read()).toEqual([]);
});

test('SEC-H2: after signing out nothing is read again for the client who left', async () => {
  const readAgain = vi.fn();
  onUploadOutcome(readAgain);
  clearStores();
  fakeFetch({ 'notifications.unreadCount': () => ({ unread: 0 }) });
  const uploads = fakeUploads();
  uploadQueue('vault').add([new File(['1'], '1.txt')], {}, true);
  await vi.waitFor(() => expect(uploads).toHaveLength(1), patience);
  uploads[0]?.answer(200, { document: aDocument(1), virusCheck: 'clean' });
  await vi.waitFor(() => expect(uploadQueue('vault').read()[0]?.state.step).toBe('done'), patience);
  expect(readAgain).not.toHaveBeenCalled();
});

test('P-53: what was cut off is sent again when the browser is back online', () => {
  const sendLost = vi.spyOn(uploadQueue('vault'), 'sendLost');
  vi.useFakeTimers();
  window.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(0);
  expect(sendLost).toHaveBeenCalledTimes(1);
  // The event comes before the network can be used.
  vi.advanceTimersByTime(60_000);
  expect(sendLost).toHaveBeenCalledTimes(3);
});

import { expect, test, vi } from 'vitest';
import { clearStores } from '#core/session/sign-out/clear-stores.ts';
import { uploadQueue } from './named-queues.ts';

test('SEC-H2: signing out stops what is sent and forgets every file', async () => {
  const queue = uploadQueue('request r-1');
  queue.add([new File(['1'], '1.txt')], {}, false);
  await vi.waitFor(() => expect(queue.read()[0]?.state.step).toBe('chosen'));
  clearStores();
  expect(queue.read()).toEqual([]);
  expect(uploadQueue('request r-1').read()).toEqual([]);
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

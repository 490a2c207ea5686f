import { expect, test, vi } from 'vitest';
import { clearStores } from '#core/session/sign-out/clear-stores.ts';
import { keepSendingLost, uploadQueue } from './named-queues.ts';

test('SEC-H2: signing out stops what is sent and forgets every file', async () => {
  const queue = uploadQueue('request r-1');
  queue.add([new File(['1'], '1.txt')], {}, false);
  await vi.waitFor(() => expect(queue.read()[0]?.state.step).toBe('chosen'));
  clearStores();
  expect(queue.read()).toEqual([]);
  expect(uploadQueue('request r-1').read()).toEqual([]);
});

test('P-14: what was cut off is sent again when the browser is back online', () => {
  const sendLost = vi.spyOn(uploadQueue('vault'), 'sendLost');
  vi.useFakeTimers();
  window.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(0);
  expect(sendLost).toHaveBeenCalledTimes(1);
  // The event comes before the network can be used.
  vi.advanceTimersByTime(60_000);
  expect(sendLost).toHaveBeenCalledTimes(3);
});

test('P-14: a lost file is sent again after 15 seconds, then after twice as long, while there is a network and it is lost', () => {
  vi.useFakeTimers();
  const prepared = { blob: new Blob(['1']), name: '1.txt', note: null };
  let step: 'sending' | 'lost' = 'lost';
  let tell = () => {};
  const sendLost = vi.fn();
  keepSendingLost({
    read: () => [{ id: '1', file: new File([], '1.txt'), state: { step, prepared, percent: 0 } }],
    subscribe: (listener) => {
      tell = listener;
      return () => {};
    },
    sendLost,
  });
  tell();
  tell();
  vi.advanceTimersByTime(15_000);
  expect(sendLost).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(15_000);
  expect(sendLost).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(15_000);
  expect(sendLost).toHaveBeenCalledTimes(2);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.advanceTimersByTime(120_000);
  expect(sendLost).toHaveBeenCalledTimes(2);
  onLine.mockRestore();
  step = 'sending';
  tell();
  vi.advanceTimersByTime(60_000);
  expect(sendLost).toHaveBeenCalledTimes(2);
});

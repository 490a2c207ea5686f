import { expect, test, vi } from 'vitest';
import { keepSendingLost } from './resend-lost.ts';

test('P-53: a lost file is sent again after 15 seconds, then after twice as long, while there is a network and it is lost', () => {
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

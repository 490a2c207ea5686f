import { isUnsent, type UploadQueue } from './queue.ts';

/** When lost files are sent again after the browser is back online: the event comes before the network can be used. */
const AFTER_ONLINE_MS = [0, 3000, 10_000];

/** P-53: sends the lost files of all queues again when the browser is back online. */
export function sendLostWhenOnline(queues: () => Iterable<Pick<UploadQueue, 'sendLost'>>): void {
  window.addEventListener('online', () => {
    for (const delay of AFTER_ONLINE_MS)
      setTimeout(() => {
        for (const queue of queues()) queue.sendLost();
      }, delay);
  });
}

/**
 * No event says that the gateway is back after a restart or a stall. Each attempt waits twice as long as the one
 * before.
 */
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 4 * 60_000;

/** P-53: sends lost files again and again, until none is lost, while the browser has a network. */
export function keepSendingLost(queue: Pick<UploadQueue, 'read' | 'subscribe' | 'sendLost'>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = FIRST_PAUSE_MS;

  function sendAgain() {
    timer = undefined;
    if (navigator.onLine) {
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
      queue.sendLost();
    }
    plan();
  }
  function plan() {
    const uploads = queue.read();
    if (!isUnsent(uploads)) pauseMs = FIRST_PAUSE_MS;
    if (uploads.some(({ state }) => state.step === 'lost')) timer ??= setTimeout(sendAgain, pauseMs);
    else {
      clearTimeout(timer);
      timer = undefined;
    }
  }
  queue.subscribe(plan);
}

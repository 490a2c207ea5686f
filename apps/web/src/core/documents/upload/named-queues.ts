import { randomUuid } from '#core/random-uuid.ts';
import { clearedOnSignOut } from '#core/session/sign-out/clear-stores.ts';
import { prepareFile } from './prepare/prepare-file.ts';
import { isUnsent, UploadQueue, UploadSlots } from './queue.ts';
import { sendDocument } from './send-document.ts';

async function contentKey(blob: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const queues = new Map<string, UploadQueue>();

const slots = new UploadSlots(() => {
  for (const queue of queues.values()) queue.sendWaiting();
});

clearedOnSignOut(() => {
  for (const queue of queues.values()) queue.clear();
  queues.clear();
});

/** When lost files are sent again after the browser is back online: the event comes before the network can be used. */
const AFTER_ONLINE_MS = [0, 3000, 10_000];

window.addEventListener('online', () => {
  for (const delay of AFTER_ONLINE_MS)
    setTimeout(() => {
      for (const queue of queues.values()) queue.sendLost();
    }, delay);
});

/**
 * No event says that the gateway is back after a restart or a stall. Each try waits twice as long as the one before.
 */
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 4 * 60_000;

/** P-14: sends lost files again and again, until none is lost, while the browser has a network. */
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

/**
 * The queue of this name: it outlives the page that shows it, so that sending goes on while the client looks elsewhere.
 */
export function uploadQueue(name: string): UploadQueue {
  const known = queues.get(name);
  if (known) return known;
  const made = new UploadQueue({
    prepare: prepareFile,
    send: sendDocument,
    makeKey: randomUuid,
    contentKey,
    slots,
  });
  keepSendingLost(made);
  queues.set(name, made);
  return made;
}

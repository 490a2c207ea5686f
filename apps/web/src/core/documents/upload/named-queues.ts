import { randomUuid } from '#core/random-uuid.ts';
import { clearedOnSignOut } from '#core/session/sign-out/clear-stores.ts';
import { prepareFile } from './prepare/prepare-file.ts';
import { isUnsent, UploadQueue, UploadSlots } from './queue.ts';
import { keepSendingLost, sendLostWhenOnline } from './resend-lost.ts';
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
  readAgain = () => {};
});

sendLostWhenOnline(() => queues.values());

let readAgain = () => {};

/** Sets what is read again when a sent file has arrived or was refused: it outlives the form, as sending does. */
export function onUploadOutcome(next: () => void): void {
  readAgain = next;
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
    onOutcome: () => readAgain(),
  });
  keepSendingLost(made);
  made.subscribe(askBeforeClosing);
  queues.set(name, made);
  return made;
}

/**
 * Files are lost when the page is closed before they have arrived, so the browser asks first. The listener is there
 * only then, as some browsers keep no page with one in their cache.
 */
function askBeforeClosing(): void {
  if ([...queues.values()].some(({ read }) => isUnsent(read())))
    window.addEventListener('beforeunload', askFirst);
  else window.removeEventListener('beforeunload', askFirst);
}

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();

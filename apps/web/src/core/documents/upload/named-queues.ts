import { randomUuid } from '#core/random-uuid.ts';
import { clearedOnSignOut } from '#core/session/sign-out/clear-stores.ts';
import { prepareFile } from './prepare/prepare-file.ts';
import { UploadQueue, UploadSlots } from './queue.ts';
import { keepSendingLost, sendLostWhenOnline } from './resend-lost.ts';
import { sendDocument } from './send-document.ts';
import { warnBeforeClosing } from './warn-before-closing.ts';

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
  warnBeforeClosing(made, () => queues.values());
  queues.set(name, made);
  return made;
}

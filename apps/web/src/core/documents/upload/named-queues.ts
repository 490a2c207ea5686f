import { randomUuid } from '#core/random-uuid.ts';
import { clearedOnSignOut } from '#core/session/sign-out/clear-stores.ts';
import { prepareFile } from './prepare/prepare-file.ts';
import { UploadQueue, UploadSlots } from './queue.ts';
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
});

sendLostWhenOnline(() => queues.values());

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

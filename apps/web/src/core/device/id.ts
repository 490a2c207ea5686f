import { uuidShape } from '@portal/contract/shapes/ids';
import { randomUuid } from '#core/random-uuid.ts';
import { localKeys } from '#core/storage/persisted-keys.ts';
import { localStore } from '#core/storage/web-store.ts';

let current: string | undefined;

/**
 * L-45: one stable id for this browser. It names a device and opens nothing, so clear-stores.ts leaves it at sign-out;
 * request-headers.ts sends it with each request.
 */
export function deviceId(): string {
  current ??= readStored() ?? create();
  return current;
}

function readStored(): string | null {
  const stored = localStore.get(localKeys.deviceId);
  return stored !== null && uuidShape.test(stored) ? stored : null;
}

function create(): string {
  const made = randomUuid();
  localStore.set(localKeys.deviceId, made);
  return made;
}

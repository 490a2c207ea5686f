import { persistedKeys } from '#core/storage/persisted-keys.ts';
import { localStore } from '#core/storage/web-store.ts';

let current: string | undefined;

/** Row L20: one stable id for this browser. It names a device and opens nothing, so it outlives sign-out. */
export function deviceId(): string {
  current ??= readStored() ?? create();
  return current;
}

function readStored(): string | null {
  const stored = localStore.get(persistedKeys.deviceId);
  return stored !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(stored) ? stored : null;
}

function create(): string {
  const made = randomUuid();
  localStore.set(persistedKeys.deviceId, made);
  return made;
}

/** crypto.randomUUID is missing on plain http; random bytes are not. Version 4, RFC 9562 section 5.4. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return ((byte & 0x0f) | 0x40).toString(16).padStart(2, '0');
    if (index === 8) return ((byte & 0x3f) | 0x80).toString(16).padStart(2, '0');
    return byte.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

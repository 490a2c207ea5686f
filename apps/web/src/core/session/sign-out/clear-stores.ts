import { sessionStore } from '#core/session/store.ts';
import type { TokenClaims } from '#core/session/token.ts';
import { browserKeys } from '#core/storage/key-store.ts';
import { localKeys } from '#core/storage/persisted-keys.ts';
import { localStore, tabStore, type WebStore } from '#core/storage/web-store.ts';

/**
 * S-3: on sign-out what says nothing of a person is kept, and the address that the client chose to have remembered.
 * `deviceKeys` stay too, because they open that address.
 */
const keptOnSignOut: ReadonlySet<string> = new Set([
  localKeys.deviceId,
  localKeys.deviceTokens,
  localKeys.address,
  localKeys.clockOffset,
  localKeys.ended,
  localKeys.amounts,
]);

/** S-3, SEC-H2: clears all other data of the client from this browser: when they sign out, and when a session ends. */
export async function clearBrowser(): Promise<void> {
  clearTab();
  clearWebStorage([localStore]);
  await browserKeys.clear().catch(() => undefined);
}

/**
 * Clears the client's data of this page: memory and session storage. The tab that signs out clears the shared storage.
 */
export function clearTab(): void {
  clearStores();
  sessionStore.reset();
  clearWebStorage([tabStore]);
}

/** Clears all personal data from both storages, or from those given. */
export function clearWebStorage(stores: readonly WebStore[] = [localStore, tabStore]): void {
  for (const store of stores) for (const key of store.keys()) if (!keptOnSignOut.has(key)) store.remove(key);
}

/**
 * SEC-H11: clears the client's data of this page where another client follows. The device key is kept where that one
 * signs in here: the new token is bound to it.
 */
export function clearForAnother(
  before: TokenClaims | null,
  next: TokenClaims | null,
  how: Clearing = {},
): void {
  if (before === null || before.subject === next?.subject) return;
  clearStores(how);
  clearWebStorage([tabStore]);
}

type Clearing = { keepsDeviceKey?: boolean };
type Empty = (how: Clearing) => void;

const memoryStores = new Set<Empty>();

/** A store that keeps a client's data in memory registers here how it is cleared on sign-out. */
export function clearedOnSignOut(empty: Empty): void {
  memoryStores.add(empty);
}

/** Clears every store that registered. */
export function clearStores(how: Clearing = {}): void {
  for (const empty of memoryStores) empty(how);
}

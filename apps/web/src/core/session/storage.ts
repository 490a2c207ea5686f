import { forgetDeviceKey } from '#core/device/key.ts';
import type { KeyStore } from '#core/storage/key-store.ts';
import { localKeys } from '#core/storage/persisted-keys.ts';
import { createSealedSlot } from '#core/storage/sealed-slot.ts';
import type { WebStore } from '#core/storage/web-store.ts';
import { endReason } from './activity.ts';
import { clearForAnother, clearStores, clearWebStorage } from './sign-out/clear-stores.ts';
import { keepEnd } from './sign-out/notice.ts';
import type { KeptState, SessionStore } from './store.ts';
import { isExpired, isSameSignIn, readClaims, type TokenClaims } from './token.ts';

type Kept = KeptState & { token: string };

type Deps = { session: SessionStore; keys: KeyStore; store: WebStore; nowMs: () => number };

/** Keeps and restores token, VIP flag, firm and accepted terms in local storage, sealed (S-4, S-5, S-8, SEC-H1). */
export function createSessionStorage({ session, keys, store, nowMs }: Deps) {
  const slot = createSealedSlot({ store, keys, name: localKeys.session, ownerOf: subjectOf });
  let kept: Pick<Kept, 'firm'> & { token: string | null } = { token: null, firm: null };

  function keep() {
    const { token, isVip, firm, acceptedTerms } = session.read();
    if (token === kept.token && firm === kept.firm) return;
    kept = { token, firm };
    if (token === null) return slot.drop();
    slot.write({ token, isVip, firm, acceptedTerms } satisfies Kept);
    keepEnd(null);
  }

  /** Restores the stored session if it is still valid. While the key is unavailable, it is locked and stays (S-12). */
  async function take(): Promise<'valid' | 'expired' | 'unreadable' | 'locked' | 'gone'> {
    const sealed = store.get(localKeys.session);
    const { value, isLocked } = await slot.open();
    if (isLocked) return 'locked';
    // Another tab may have stored a newer state, or signed out, while it was being decrypted.
    const latest = store.get(localKeys.session);
    if (latest !== null && latest !== sealed) return take();
    const found = asKept(value);
    const claims = found && readClaims(found.token);
    if (!claims) return 'unreadable';
    if (latest === null) return 'gone';
    if (isExpired(claims, nowMs())) return 'expired';
    kept = found;
    replaceSession(session, found, claims);
    return 'valid';
  }

  /** SEC-H10: whose session is stored is not known, so this page clears its own; the stored one stays for others. */
  function leave() {
    clearForAnother(session.read().claims, null);
    kept = { token: null, firm: null };
    session.reset();
  }

  return {
    /** S-8: before the first page is drawn, and where a page from the browser's cache is shown again. */
    async restore(): Promise<void> {
      if (store.get(localKeys.session) === null) return;
      const found = await take();
      if (found === 'locked') leave();
      if (found === 'expired' || found === 'unreadable')
        await drop({ session, keys, hasExpired: found === 'expired' });
    },

    /** Takes over a session that another tab has stored since, if it is valid; else changes nothing. */
    async reread(): Promise<void> {
      await take();
    },

    /** Resolves when the latest change is stored. */
    settled: () => slot.settled(),

    /** Keeps what there is, and from now on every change. */
    follow(): () => void {
      keep();
      return session.subscribe(keep);
    },
  };
}

/** This page may have slept while one client signed out and another one signed in. */
function replaceSession(session: SessionStore, next: Kept, claims: TokenClaims): void {
  const { claims: before } = session.read();
  clearForAnother(before, claims);
  // It may have been one client, and the token of a new sign-in is bound to a new key.
  if (!isSameSignIn(before, claims)) forgetDeviceKey();
  session.restore(next);
}

type Dropped = Pick<Deps, 'session' | 'keys'> & { hasExpired: boolean };

/**
 * S-10, SEC-H9: a session that has expired or cannot be opened goes with all that it left; the app starts signed out.
 */
async function drop({ session, keys, hasExpired }: Dropped): Promise<void> {
  // A session in memory ends through /logout, which needs the keys to revoke it. Whose session is now in storage is
  // unknown.
  if (session.read().token !== null) return session.end(endReason());
  if (hasExpired) keepEnd(endReason());
  clearStores();
  clearWebStorage();
  await keys.clear().catch(() => undefined);
}

/**
 * S-18: removing the session of a client because it could not be renewed here would sign out every other tab. So what
 * cannot be stored is in memory, and the entry of the same client stays (sealed-slot.ts).
 */
function subjectOf(value: unknown): string | undefined {
  return readClaims(asKept(value)?.token ?? '')?.subject;
}

function asKept(value: unknown): Kept | undefined {
  if (typeof value !== 'object' || value === null || !('token' in value)) return undefined;
  return typeof value.token === 'string' ? (value as Kept) : undefined;
}

import { isEmail } from '@portal/contract/shapes/email-rule';
import { deviceKeys, type KeyStore } from '#core/storage/key-store.ts';
import { localKeys } from '#core/storage/persisted-keys.ts';
import { createSealedSlot } from '#core/storage/sealed-slot.ts';
import { localStore, type WebStore } from '#core/storage/web-store.ts';

type Deps = { keys: KeyStore; store: WebStore };

export type RememberedAddress = ReturnType<typeof createRememberedAddress>;

/**
 * L-23: the address that this device remembers, if the client chose so (decision 0032). It is encrypted with a key of
 * its own: signing out deletes the session and its keys, and leaves what the device remembers.
 */
export function createRememberedAddress({ keys, store }: Deps = { keys: deviceKeys, store: localStore }) {
  const slot = createSealedSlot({ store, keys, name: localKeys.address });
  let chosen: string | null | undefined;

  function forget() {
    chosen = undefined;
    if (store.get(localKeys.address) === null) return;
    slot.drop();
    void keys.clear().catch(() => undefined);
  }

  return {
    async read(): Promise<string | undefined> {
      const kept = await slot.read();
      return typeof kept === 'string' && isEmail(kept) ? kept : undefined;
    },
    /** Applies when this sign-in is complete; null remembers nothing. */
    choose(email: string | null): void {
      chosen = email;
    },
    /** The password of this address was right: a choice holds for it, whichever address was in the form. */
    signedInAs(email: string): void {
      if (chosen) chosen = email;
    },
    /** Whether the client chose on this visit that the address is remembered. */
    chosen: () => (chosen === undefined ? undefined : chosen !== null),
    forget,
    /** The sign-in is complete. Without a choice on this visit everything stays as it was. */
    async keep(): Promise<void> {
      if (chosen === undefined) return;
      if (chosen === null) return forget();
      slot.write(chosen);
      await slot.settled();
    },
  };
}

/**
 * SEC-H12: a remembered address as it is shown until its password was right: its owner recognises it, and the next
 * person at this device learns little.
 */
export function maskedEmail(email: string): string {
  return email.replace(/^(.).*@/su, '$1•••@');
}

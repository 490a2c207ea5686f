import { serverNowMs } from '#core/device/server-clock.ts';
import { isExpired, readClaims } from '#core/session/token.ts';
import { browserKeys, type KeyStore } from '#core/storage/key-store.ts';
import { tabKeys } from '#core/storage/persisted-keys.ts';
import { createSealedSlot } from '#core/storage/sealed-slot.ts';
import { tabStore, type WebStore } from '#core/storage/web-store.ts';
import type { SetUpProgress } from './machine/state.ts';

type Deps = { keys: KeyStore; store: WebStore };

export type InterruptedSetUp = ReturnType<typeof createInterruptedSetUp>;

/**
 * L-30: what a set-up of the second factor needs to go on after a reload: its address, its interim token and whether
 * the address is to be remembered (L-23), encrypted in this tab until the set-up is left or the token has expired
 * (decision 0031).
 */
export function createInterruptedSetUp({ keys, store }: Deps = { keys: browserKeys, store: tabStore }) {
  const slot = createSealedSlot({ store, keys, name: tabKeys.setUp });
  return {
    keep: (progress: SetUpProgress): void => slot.write(progress),
    drop: (): void => slot.drop(),
    async read(): Promise<SetUpProgress | undefined> {
      const kept = await slot.read();
      if (isProgress(kept) && isLive(kept.token)) return kept;
      slot.drop();
      return undefined;
    },
  };
}

function isProgress(kept: unknown): kept is SetUpProgress {
  const { email, token, remembers } = (kept ?? {}) as Partial<SetUpProgress>;
  const isChoice = remembers === undefined || typeof remembers === 'boolean';
  return typeof email === 'string' && typeof token === 'string' && isChoice;
}

function isLive(token: string): boolean {
  const claims = readClaims(token);
  return claims !== null && !isExpired(claims, serverNowMs());
}

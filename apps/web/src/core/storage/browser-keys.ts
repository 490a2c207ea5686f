import { createKeyStore } from './key-store.ts';

/** The one key store of this browser. */
export const browserKeys = createKeyStore();

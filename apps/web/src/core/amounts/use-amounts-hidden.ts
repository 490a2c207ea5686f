import { useSyncExternalStore } from 'react';
import { amountsStore } from './amounts-store.ts';

/** Whether amounts are hidden, followed. */
export function useAmountsHidden(): boolean {
  return useSyncExternalStore(amountsStore.subscribe, amountsStore.isHidden);
}

import { type ComponentProps, useSyncExternalStore } from 'react';
import { createObservable } from '#core/observable.ts';
import { isWithin, paths } from '#core/routing/paths.ts';
import { localKeys } from '#core/storage/persisted-keys.ts';
import { localStore, type WebStore } from '#core/storage/web-store.ts';
import { Amount, LargeAmount } from '#ui/data/amount.tsx';

/** P-26: whether amounts are hidden; remembered on the device, even after sign-out, unless its storage refuses. */
export function createAmountsStore(store: Pick<WebStore, 'get' | 'set'>) {
  const stored = () => store.get(localKeys.amounts) === 'hidden';
  const { read, set, subscribe } = createObservable(stored());
  return {
    isHidden: read,
    toggle() {
      store.set(localKeys.amounts, read() ? 'shown' : 'hidden');
      set(!read());
    },
    /** Another tab may have changed it. */
    readAgain: () => set(stored()),
    subscribe,
  };
}

/** The setting of this page. */
export const amountsStore = createAmountsStore(localStore);
window.addEventListener('storage', ({ key }) => {
  if (key === localKeys.amounts) amountsStore.readAgain();
});
// A page in the back/forward cache misses such events.
window.addEventListener('pageshow', amountsStore.readAgain);

/** Whether the page at this path shows amounts of the client's own money: the policies, and each of them. */
export function hasAmounts(pathname: string): boolean {
  return isWithin(paths.policies.pattern, pathname);
}

/** Whether amounts are hidden, followed. */
export function useAmountsHidden(): boolean {
  return useSyncExternalStore(amountsStore.subscribe, amountsStore.isHidden);
}

/** An amount of the client's own money, in pence: the control in the header hides all of them. */
export function PrivateAmount(props: Omit<ComponentProps<typeof Amount>, 'isHidden'>) {
  return <Amount {...props} isHidden={useAmountsHidden()} />;
}

/** The same as the largest figure of a screen or section. */
export function PrivateLargeAmount(props: Omit<ComponentProps<typeof LargeAmount>, 'isHidden'>) {
  return <LargeAmount {...props} isHidden={useAmountsHidden()} />;
}

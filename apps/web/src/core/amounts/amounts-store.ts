/** Where the choice is kept. It holds no personal data, so it stays over sign-out: hidden amounts stay hidden. */
const key = 'portal.amounts';

type Kept = Pick<Storage, 'getItem' | 'setItem'>;

/** Whether this person wants amounts hidden; remembered on the device. A storage that refuses is done without. */
export function createAmountsStore(openStorage: () => Kept) {
  const listeners = new Set<() => void>();
  let isHidden = attempt(() => openStorage().getItem(key)) === 'hidden';
  return {
    isHidden: () => isHidden,
    toggle() {
      isHidden = !isHidden;
      attempt(() => openStorage().setItem(key, isHidden ? 'hidden' : 'shown'));
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** The one choice of this page. */
export const amountsStore = createAmountsStore(() => window.localStorage);

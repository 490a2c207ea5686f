const stores = new Set<() => void>();

/** A store that keeps a client's data in memory registers here how it is cleared on sign-out (S-3). */
export function clearedOnSignOut(empty: () => void): void {
  stores.add(empty);
}

export function clearStores(): void {
  for (const empty of stores) empty();
}

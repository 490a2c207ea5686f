const stores = new Set<() => void>();

/** A store that keeps a person's data in memory registers here how it is cleared on logout (S-3). */
export function clearedOnLogout(empty: () => void): void {
  stores.add(empty);
}

export function clearStores(): void {
  for (const empty of stores) empty();
}

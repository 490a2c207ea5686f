const stores = new Set<() => void>();

/** A store that holds anything of a person in memory says here how it is emptied (row S3). */
export function emptiedOnLogOut(empty: () => void): void {
  stores.add(empty);
}

export function emptyStores(): void {
  for (const empty of stores) empty();
}

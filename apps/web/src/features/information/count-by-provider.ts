type Held = { provider: { uuid: string } | null };

/** How many of the person's policies each provider runs, by the provider's id. */
export function countByProvider(policies: readonly Held[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { provider } of policies) {
    if (provider !== null) counts.set(provider.uuid, (counts.get(provider.uuid) ?? 0) + 1);
  }
  return counts;
}

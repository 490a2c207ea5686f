type Advised = { adviserName: string };

/** The adviser that most of a person's policies name; null for somebody without policies. */
export function adviserOf(policies: readonly Advised[]): string | null {
  const counts = new Map<string, number>();
  for (const { adviserName } of policies) counts.set(adviserName, (counts.get(adviserName) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most?.[0] ?? null;
}

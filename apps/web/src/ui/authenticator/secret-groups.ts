const GROUP_LENGTH = 4;

/** A secret in groups that an eye can hold; joined again they are the secret. */
export function secretGroups(secret: string): string[] {
  const groups = Math.ceil(secret.length / GROUP_LENGTH);
  return Array.from({ length: groups }, (_, group) =>
    secret.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH),
  );
}

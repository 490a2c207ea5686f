/** A field of a value that may be anything. */
export function readField(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}

/** The first list among the fields of an answer, such as `items` or `notifications`. */
export function readList(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).find((field) => Array.isArray(field)) ?? [];
}

/**
 * The query of a link as names and values, with `Name[key]` nested. Undefined where a name comes twice or a
 * bracket does not close: such a link is not one of the firm's.
 */
export function decodeQuery(search: string): Record<string, unknown> | undefined {
  const decoded = new Map<string, string | Map<string, string>>();
  for (const [name, value] of new URLSearchParams(search)) {
    const parts = /^(\w+)(?:\[(\w+)\])?$/.exec(name);
    const outer = parts?.[1];
    if (outer === undefined) return undefined;
    const inner = parts?.[2];
    const present = decoded.get(outer);
    if (inner === undefined) {
      if (present !== undefined) return undefined;
      decoded.set(outer, value);
    } else {
      const group = present ?? new Map<string, string>();
      if (typeof group === 'string' || group.has(inner)) return undefined;
      decoded.set(outer, group.set(inner, value));
    }
  }
  return Object.fromEntries(
    [...decoded].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : Object.fromEntries(value),
    ]),
  );
}

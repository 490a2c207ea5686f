export type Path = readonly PropertyKey[];

/**
 * A place in an answer for people to read: `items[].value`. Keys of a map are written `{}`, since they are data and not
 * names of the contract.
 */
export function fieldPath(path: Path, known: ReadonlySet<string>): string {
  const parts = path.map((part) => {
    if (typeof part === 'number') return '[]';
    const name = String(part);
    return known.has(name) ? `.${name}` : '.{}';
  });
  return parts.join('').replace(/^\./, '') || 'body';
}

/** The part of Vite's manifest that is read: source module → chunk. */
export type Manifest = Readonly<Record<string, Chunk>>;

type Chunk = {
  readonly file: string;
  /** The name of the group, for a chunk of apps/web/build/chunks.ts. */
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
};

/**
 * JavaScript files that a page waits for: those of the entry, of the lazy parts it needs for its first paint (a
 * module's path, or the name of a group of chunks), and of all they import. Throws for a part that the build does not
 * know, since the page would then weigh too little.
 */
export function filesOfPage(manifest: Manifest, lazyParts: readonly string[]): string[] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const seen = new Set<string>();
  const queue = [...entries, ...lazyParts.map((part) => keyOf(manifest, part))];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    queue.push(...(chunk.imports ?? []));
  }
  const files = [...seen].flatMap((key) => manifest[key]?.file ?? []);
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

function keyOf(manifest: Manifest, part: string): string {
  const key = part in manifest ? part : Object.keys(manifest).find((other) => manifest[other]?.name === part);
  if (key === undefined) throw new Error(`The build has no part ${part}`);
  return key;
}

/** The part of Vite's manifest that is read: source module → chunk. */
export type Manifest = Readonly<Record<string, Chunk>>;

type Chunk = {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
};

/**
 * JavaScript files that a page waits for: those of the entry, of the lazy modules it needs for its first paint, and of all they import.
 * A lazy module that the bundler has put into another chunk has no key of its own and costs nothing more.
 */
export function filesOfPage(manifest: Manifest, lazyModules: readonly string[]): string[] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const seen = new Set<string>();
  const queue = [...entries, ...lazyModules];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    queue.push(...(chunk.imports ?? []));
  }
  const files = [...seen].flatMap((key) => manifest[key]?.file ?? []);
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

/** A variable of `.env.example` and whether a line above says what it is for. */
export type ExampleEntry = { readonly name: string; readonly isExplained: boolean };

const assignment = /^#?\s?([A-Z][A-Z0-9_]*)=/;

/** Reads `NAME=value` lines, commented out or not; the line above must be a sentence. */
export function readExample(text: string): ExampleEntry[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const name = assignment.exec(line)?.[1];
    if (!name) return [];
    const above = lines[index - 1] ?? '';
    return [{ name, isExplained: above.startsWith('# ') && !assignment.test(above) }];
  });
}

/** Faults of the example against the variables that the apps and scripts read, both ways. */
export function compareExample(
  entries: readonly ExampleEntry[],
  read: ReadonlyMap<string, string>,
): string[] {
  const named = entries.map(({ name }) => name);
  return [
    ...[...read]
      .filter(([name]) => !named.includes(name))
      .map(
        ([name, reader]) =>
          `${name}, read by ${reader}, is missing: add it with a line that says what it is for.`,
      ),
    ...named
      .filter((name) => !read.has(name))
      .map((name) => `${name} is not used: remove it, or add it to the env.ts of its app.`),
    ...named
      .filter((name, index) => named.indexOf(name) !== index)
      .map((name) => `${name} is listed twice: keep one.`),
    ...entries
      .filter(({ isExplained }) => !isExplained)
      .map(({ name }) => `${name} has no comment on the line above: say what it is for.`),
  ];
}

/** The ids of docs/requirements.md, in its order. */
export function readRequirements(markdown: string): string[] {
  return [...markdown.matchAll(/^- \*\*([A-Z]+-[A-Z]?\d+)\*\* /gm)].map(([, id = '']) => id);
}

/**
 * Security rules are shown by their tests and described in docs/security.md; every other rule has a row in the spec
 * map.
 */
export const isSecurityId = (id: string) => id.startsWith('SEC-');

const anyId = /(?<![\w-])(?:SEC-[A-Z]\d+|API-\d+|[RLWPSQ]-\d{1,2})(?![\w-])/g;

/** Ids without a prefix: at the start of a title, or after "row" or "security". */
const oldForm =
  /(?<=['"`])[A-IRLWPSQ]\d{1,2}(?=(?:, [\w-]+)*: )|(?<=\b(?:[Rr]ows?|[Ss]ecurity) )[A-Z]\d{1,2}(?![\w-])/g;

const isTestFile = (path: string) => /\.(test|spec)\.tsx?$/.test(path);

/** Faults of the ids that the files cite, one sentence each. `files` has the text of each file by its path. */
export function checkCitations(ids: readonly string[], files: ReadonlyMap<string, string>): string[] {
  const known = new Set(ids);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  const titles = [...files].filter(([path]) => isTestFile(path)).map(([, text]) => text);
  return [
    ...repeated.map((id) => `docs/requirements.md: ${id} is listed twice: keep one.`),
    ...[...files].flatMap(([path, text]) => citationFaults(known, path, text)),
    ...ids
      .filter((id) => isSecurityId(id) && !titles.some((text) => isInTitle(text, id)))
      .map((id) => `docs/requirements.md: no test title names ${id}: title the test that shows it.`),
  ];
}

function citationFaults(known: ReadonlySet<string>, path: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const location = `${path}:${index + 1}`;
    return [
      ...[...line.matchAll(anyId)]
        .filter(([id]) => !known.has(id))
        .map(([id]) => `${location} cites ${id}, which docs/requirements.md does not list: correct the id.`),
      ...[...line.matchAll(oldForm)]
        .filter(() => path !== 'docs/requirements.md')
        .map(([id]) => `${location} cites ${id} without a prefix: write it as docs/requirements.md does.`),
    ];
  });
}

/** A quoted sentence, of two words and more, names the id. */
export function isInTitle(text: string, id: string): boolean {
  if (!text.includes(id)) return false;
  const title = new RegExp(`(['"\`])(?:(?!\\1).)*(?<![\\w-])${id}(?![\\w-])(?:(?!\\1).)* (?:(?!\\1).)*\\1`);
  return text.split('\n').some((line) => title.test(line));
}

/** Which articles are looked at; null narrows nothing. It stands in the address, so that it can be kept and gone back to. */
export type InsightChoice = { category: string | null; author: string | null };

export const everyInsight: InsightChoice = { category: null, author: null };

/** What an id of the firm looks like; anything else in an address asks for nothing. */
const id = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_ID = 64;

export function readInsightChoice(query: URLSearchParams): InsightChoice {
  return { category: readId(query.get('category')), author: readId(query.get('author')) };
}

/** Writes a choice into the query of an address, keeping what is not its own. */
export function writeInsightChoice(choice: InsightChoice, query: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(query);
  for (const [name, value] of Object.entries(choice)) {
    if (value === null) written.delete(name);
    else written.set(name, value);
  }
  return written;
}

export function isNarrowed({ category, author }: InsightChoice): boolean {
  return category !== null || author !== null;
}

/** The filters as the gateway asks for them. */
export function searchOf({ category, author }: InsightChoice): { categories?: string; writer?: string } {
  return {
    ...(category === null ? {} : { categories: category }),
    ...(author === null ? {} : { writer: author }),
  };
}

function readId(text: string | null): string | null {
  return text !== null && text.length <= LONGEST_ID && id.test(text) ? text : null;
}

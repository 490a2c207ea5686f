import { idShape } from '@portal/contract/id-shapes';

/** Which articles are looked at; null narrows nothing. It stands in the address, so that it can be kept and gone back to. */
export type InsightChoice = { category: string | null; author: string | null };

export const everyInsight: InsightChoice = { category: null, author: null };

/** What cannot be an id of the firm asks for nothing (SEC-G2). */
export function readInsightChoice(query: URLSearchParams): InsightChoice {
  return { category: readId(query.get('category')), author: readId(query.get('author')) };
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
  return text !== null && idShape.test(text) ? text : null;
}

import { idShape } from '@portal/contract/shapes/ids';

/**
 * The filters of the list; null does not filter. They are in the address, so that they can be bookmarked and returned
 * to.
 */
export type InsightChoice = { category: string | null; author: string | null };

export const everyInsight: InsightChoice = { category: null, author: null };

/** An invalid id is ignored (SEC-G2). */
export function readInsightChoice(query: URLSearchParams): InsightChoice {
  return { category: readId(query.get('category')), author: readId(query.get('author')) };
}

export function isNarrowed({ category, author }: InsightChoice): boolean {
  return category !== null || author !== null;
}

/** The filters as input of the gateway. */
export function searchOf({ category, author }: InsightChoice): { categories?: string; writer?: string } {
  return {
    ...(category === null ? {} : { categories: category }),
    ...(author === null ? {} : { writer: author }),
  };
}

function readId(text: string | null): string | null {
  return text !== null && idShape.test(text) ? text : null;
}

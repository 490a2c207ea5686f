import type { RouterOutputs } from '#core/trpc/router-outputs.ts';

/** One part of the list of articles, and an article as the list shows it. */
export type InsightPart = RouterOutputs['insights']['list'];
export type InsightSummary = InsightPart['items'][number];

/** An article with its text. */
export type Insight = RouterOutputs['insights']['byId'];

/** Category or author, id to name. */
export type NamesById = RouterOutputs['insights']['categories'];

import { aQuietYear } from './articles/a-quiet-year.ts';
import { type Article, authors, categoryNames } from './articles/article.ts';
import { bondsWithoutABlackboard } from './articles/bonds-without-a-blackboard.ts';
import { coverForYourIncome } from './articles/cover-for-your-income.ts';
import { coverInTrust } from './articles/cover-in-trust.ts';
import { fillingGapsInTheStatePension } from './articles/filling-gaps-in-the-state-pension.ts';
import { helpingChildrenBuyAHome } from './articles/helping-children-buy-a-home.ts';
import { howMuchCash } from './articles/how-much-cash.ts';
import { howWeTestAProvider } from './articles/how-we-test-a-provider.ts';
import { pensionsAndInheritanceTax } from './articles/pensions-and-inheritance-tax.ts';
import { powerOfAttorney } from './articles/power-of-attorney.ts';
import { takingAnIncome } from './articles/taking-an-income.ts';
import { theTaxYearInOneEvening } from './articles/the-tax-year-in-one-evening.ts';
import { whatOnePercentCosts } from './articles/what-one-percent-costs.ts';
import { whenMarketsFall } from './articles/when-markets-fall.ts';
import { clientUuid } from './clients/clients.ts';
import { addDays, dayOf, momentAt } from './days.ts';
import type { SeedRows } from './seed-rows.ts';

const WORDS_A_MINUTE = 200;

/** Newest first. */
const articles: readonly Article[] = [
  pensionsAndInheritanceTax,
  aQuietYear,
  takingAnIncome,
  coverInTrust,
  whatOnePercentCosts,
  powerOfAttorney,
  howWeTestAProvider,
  bondsWithoutABlackboard,
  helpingChildrenBuyAHome,
  coverForYourIncome,
  fillingGapsInTheStatePension,
  whenMarketsFall,
  theTaxYearInOneEvening,
  howMuchCash,
];

/** Who liked which article; a like is a row, so every count is a count of people. */
const likes: Readonly<Record<string, readonly string[]>> = {
  'pensions-and-inheritance-tax': ['vip', 'standard', 'large', 'terms', 'locked'],
  'why-a-quiet-year-can-be-a-hard-one': ['standard', 'large'],
  'taking-an-income-without-running-out': ['large', 'terms', 'lockout'],
  'what-one-percent-really-costs': ['vip', 'large', 'lockout', 'locked'],
  'the-form-that-families-forget': ['vip', 'standard', 'setup', 'terms', 'large'],
  'how-we-test-a-provider': ['large'],
  'helping-children-buy-a-home': ['vip', 'setup'],
  'a-note-to-read-when-markets-fall': ['vip', 'standard', 'terms', 'lockout', 'locked', 'large'],
  'how-much-cash-is-enough': ['standard', 'locked'],
};

type InsightRows = Pick<SeedRows, 'insightCategory' | 'insightAuthor' | 'insight' | 'insightLike'>;

export function insightRows(now: Date): InsightRows {
  return {
    insightCategory: Object.entries(categoryNames).map(([id, name]) => ({ id, name })),
    insightAuthor: Object.entries(authors).map(([id, author]) => ({ id, ...author })),
    insight: articles.map((article) => insightRow(article, now)),
    insightLike: articles.flatMap((article) => likeRows(article, now)),
  };
}

function insightRow({ daysAgo, ...article }: Article, now: Date): SeedRows['insight'][number] {
  const words = article.html.replace(/<[^>]*>/g, ' ').split(/\s+/).length;
  return {
    ...article,
    publishedAt: publishedAt(daysAgo, now),
    readingMinutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)),
    imageUrl: null,
  };
}

function likeRows({ id, daysAgo }: Article, now: Date): SeedRows['insightLike'] {
  const likedAt = new Date(publishedAt(daysAgo, now).getTime() + 26 * 3_600_000);
  return (likes[id] ?? []).map((name) => ({
    clientUuid: clientUuid(`${name}@portal.example.com`),
    insightId: id,
    likedAt,
  }));
}

function publishedAt(daysAgo: number, now: Date): Date {
  return momentAt(addDays(dayOf(now), -daysAgo), '08:00');
}

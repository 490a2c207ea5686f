import { screen } from '@testing-library/react';
import { InsightsScreen } from '#features/insights/insights-screen.tsx';
import { anInsightSummary } from './build/an-insight.ts';
import type { Answers } from './fake-gateway.ts';
import { renderSignedIn } from './render-signed-in.tsx';

/** What the list is asked for. */
export type Search = { categories?: string; writer?: string; cursor?: string };

export const insightNames: Answers = {
  'insights.categories': () => ({ 'tax-planning': 'Tax planning', markets: 'Markets' }),
  'insights.authors': () => ({ 'ruth-vasey': 'Ruth Vasey', 'tomas-elwin': 'Tomas Elwin' }),
};

/** The gateway over three articles, two to a part. */
export function library(): Answers {
  const all = [
    anInsightSummary('inheritance', { categoryId: 'tax-planning', likeCount: 47 }),
    anInsightSummary('quiet-year', { authorId: 'tomas-elwin' }),
    anInsightSummary('gilts'),
  ];
  return {
    ...insightNames,
    'insights.list': (input) => {
      const { categories, writer, cursor } = input as Search;
      const fitting = all.filter(
        ({ categoryId, authorId }) =>
          (categories === undefined || categoryId === categories) &&
          (writer === undefined || authorId === writer),
      );
      const from = Number(cursor ?? 0);
      return {
        items: fitting.slice(from, from + 2),
        next: fitting.length > from + 2 ? String(from + 2) : null,
        unreadable: 0,
      };
    },
  };
}

export const titles = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

export async function openInsights(answers: Answers, at = '/tabs/insights') {
  const shown = renderSignedIn(<InsightsScreen />, { answers, at });
  await screen.findAllByRole('heading', { level: 2 });
  return shown;
}

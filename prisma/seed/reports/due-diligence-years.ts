import { addDays, type Day, dayInMonth } from '../days.ts';
import type { ProviderName } from '../providers.ts';
import { firstPanel, latestPanel, previousPanel } from './panels.ts';
import type { ReportText } from './report-text.ts';

export type ReviewYear = {
  /** Such as 2025/26. */
  readonly financialYear: string;
  readonly publishedOn: Day;
  readonly nextReviewOn: Day;
  readonly summary: string;
  /** A report on each provider, in the order in which the panel is shown. */
  readonly panel: readonly ReportText[];
};

/** The part of the market in which each provider is judged. */
export const segmentOf: Readonly<Record<ProviderName, string>> = {
  Brackenfield: 'Platform',
  Saltmarsh: 'Platform',
  'Castlegate Trustees': 'SIPP operator',
  'Tamar & Wye': 'Investment manager',
  'Greywater Assurance': 'Protection insurer',
  'Northmoor Life': 'Life company',
  'Harbottle Hale International': 'Life company',
  'Tollgate Savings': 'Savings society',
};

/** Newest first. */
const reviews: readonly Pick<ReviewYear, 'summary' | 'panel'>[] = [
  {
    summary:
      'Eight providers tested on ownership, charges, service and resilience. One moved up a verdict, four kept theirs, and three moved down, among them one that we no longer use.',
    panel: latestPanel,
  },
  {
    summary:
      'Eight providers tested. Six kept their verdict, one of them with its conditions still open, and two moved down: one is for sale, and the service of the other has slipped.',
    panel: previousPanel,
  },
  {
    summary:
      'Eight providers tested in the first year of the panel. Six were approved, and two with conditions that we put to them in writing.',
    panel: firstPanel,
  },
];

/** Reviews are published in the first week of October, for the financial year that ended in April. Newest first. */
export function reviewYears(today: Day): ReviewYear[] {
  const thisYear = Number(today.slice(0, 4));
  const lastPublished = today > `${thisYear}-10-06` ? thisYear : thisYear - 1;
  return reviews.map((review, yearsAgo) => {
    const year = lastPublished - yearsAgo;
    const publishedOn = `${year}-10-0${[6, 2, 4][yearsAgo] ?? 6}`;
    return {
      ...review,
      financialYear: `${year - 1}/${String(year).slice(2)}`,
      publishedOn,
      nextReviewOn: addDays(dayInMonth(publishedOn, 6, 28), 2),
    };
  });
}

import type { Verdict } from '@portal/contract/due-diligence';
import { addDays, type Day, dayInMonth } from './days.ts';
import type { ProviderName } from './providers.ts';

/** What the panel found about a provider in one year. */
export type Finding = {
  readonly provider: ProviderName;
  readonly segment: string;
  readonly verdict: Verdict;
  readonly score: number;
};

export type ReviewYear = {
  /** Such as 2025/26. */
  readonly financialYear: string;
  readonly publishedOn: Day;
  readonly nextReviewOn: Day;
  readonly summary: string;
  readonly findings: readonly Finding[];
};

const segments = {
  Brackenfield: 'Platform',
  Saltmarsh: 'Platform',
  'Castlegate Trustees': 'SIPP operator',
  'Tamar & Wye': 'Investment manager',
  'Greywater Assurance': 'Protection insurer',
  'Northmoor Life': 'Life company',
  'Harbottle Hale International': 'Life company',
} as const satisfies Partial<Record<ProviderName, string>>;

type Reviewed = keyof typeof segments;
type Opinion = readonly [provider: Reviewed, verdict: Verdict, score: number];

/** Newest first. */
const opinions: readonly { summary: string; panel: readonly Opinion[] }[] = [
  {
    summary:
      'Seven providers tested on ownership, charges, service and resilience. One moved up a verdict, one new firm joined, and three moved down, among them one that we no longer use.',
    panel: [
      ['Brackenfield', 'approved', 4.4],
      ['Saltmarsh', 'approved_with_conditions', 3.7],
      ['Castlegate Trustees', 'approved', 4.1],
      ['Tamar & Wye', 'approved', 4],
      ['Greywater Assurance', 'approved', 4.2],
      ['Northmoor Life', 'watch', 3.1],
      ['Harbottle Hale International', 'removed', 2.2],
    ],
  },
  {
    summary:
      'Six providers tested. Three kept their place, one met part of its conditions, and two moved down a verdict after changes of owner or of system.',
    panel: [
      ['Brackenfield', 'approved', 4.2],
      ['Saltmarsh', 'approved', 4.1],
      ['Castlegate Trustees', 'approved_with_conditions', 3.6],
      ['Greywater Assurance', 'approved', 4.2],
      ['Northmoor Life', 'approved_with_conditions', 3.5],
      ['Harbottle Hale International', 'watch', 2.8],
    ],
  },
  {
    summary: 'Six providers tested in the first year of the panel. Four approved, and two with conditions.',
    panel: [
      ['Brackenfield', 'approved', 4.1],
      ['Saltmarsh', 'approved', 4],
      ['Castlegate Trustees', 'approved_with_conditions', 3.4],
      ['Greywater Assurance', 'approved', 4.1],
      ['Northmoor Life', 'approved', 3.7],
      ['Harbottle Hale International', 'approved_with_conditions', 3.1],
    ],
  },
];

/** Reviews are published in the first week of October, for the financial year that ended in April. Newest first. */
export function reviewYears(today: Day): ReviewYear[] {
  const thisYear = Number(today.slice(0, 4));
  const lastPublished = today > `${thisYear}-10-06` ? thisYear : thisYear - 1;
  return opinions.map(({ summary, panel }, yearsAgo) => {
    const year = lastPublished - yearsAgo;
    const publishedOn = `${year}-10-0${[6, 2, 4][yearsAgo] ?? 6}`;
    return {
      financialYear: `${year - 1}/${String(year).slice(2)}`,
      publishedOn,
      nextReviewOn: addDays(dayInMonth(publishedOn, 6, 28), 2),
      summary,
      findings: panel.map(([provider, verdict, score]) => ({
        provider,
        segment: segments[provider],
        verdict,
        score,
      })),
    };
  });
}

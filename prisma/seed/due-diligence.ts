import type { Day } from './days.ts';
import { type Finding, type ReviewYear, reviewYears } from './due-diligence-years.ts';
import { providerUuid } from './providers.ts';
import { panelItemUuid, reportRows } from './reports/report-rows.ts';
import type { SeedRows } from './seed-rows.ts';
import { seedUuid } from './seed-uuid.ts';

const reviewedBy = 'Anneka Thrale';
const methodology =
  'Each provider answers the same 84 questions. We check the answers against accounts, our own records and twenty test calls, score seven areas from 1 to 5, and weigh them: service and value count double. Two of us score apart and then agree. A verdict is our opinion on the day of the review; it is not a recommendation to buy or to sell.';

type PanelRow = SeedRows['panelItem'][number];

/** Entries of three financial years, each with its panel and a full report on every provider. */
export function dueDiligenceRows(today: Day): Partial<SeedRows>[] {
  const years = reviewYears(today);
  return years.map((year, index) => {
    const panelItem = year.findings.map((finding, position) =>
      panelRow(finding, { year, position, before: findingOf(years[index + 1], finding) }),
    );
    return {
      dueDiligence: [entryRow(year)],
      panelItem,
      ...reportRows(year, { reviewedBy, isLatest: index === 0 }),
    };
  });
}

function entryRow(year: ReviewYear): SeedRows['dueDiligence'][number] {
  const { financialYear, publishedOn, nextReviewOn, summary } = year;
  return {
    uuid: seedUuid(`due-diligence/${financialYear}`),
    title: 'Provider due diligence',
    financialYear,
    publishedOn,
    nextReviewOn,
    summary,
    reviewedBy,
    methodology,
  };
}

type Place = { year: ReviewYear; position: number; before: Finding | undefined };

function panelRow(finding: Finding, { year, position, before }: Place): PanelRow {
  return {
    uuid: panelItemUuid(year, finding),
    dueDiligenceUuid: seedUuid(`due-diligence/${year.financialYear}`),
    providerUuid: providerUuid(finding.provider),
    position,
    segment: finding.segment,
    verdict: finding.verdict,
    previousVerdict: before?.verdict ?? null,
    overallScore: finding.score,
    previousOverallScore: before?.score ?? null,
  };
}

function findingOf(year: ReviewYear | undefined, { provider }: Finding): Finding | undefined {
  return year?.findings.find((finding) => finding.provider === provider);
}

import { seedUuid } from '../by-name.ts';
import type { Day } from '../days.ts';
import { providerUuid } from '../providers.ts';
import type { SeedRows } from '../seed-rows.ts';
import { type ReviewYear, reviewYears, segmentOf } from './due-diligence-years.ts';
import { panelItemUuid, reportRows } from './report-rows.ts';
import { overallScore, type ReportText } from './report-text.ts';

const reviewedBy = 'Anneka Thrale';
const methodology =
  'Each provider answers the same 84 questions. We check the answers against accounts, our own records and test calls, score seven areas from 1 to 5, and take the mean, in which service and value count double. Two of us score apart and then agree. A verdict is our opinion on the day of the review; it is not a recommendation to buy or to sell.';

type PanelRow = SeedRows['panelItem'][number];

/** Entries of three financial years, each with its panel and a full report on every provider. */
export function dueDiligenceRows(today: Day): Partial<SeedRows>[] {
  const years = reviewYears(today);
  return years.map((year, index) => {
    const earlier = years[index + 1]?.panel ?? [];
    const panelItem = year.panel.map((report, position) => {
      const before = earlier.find(({ provider }) => provider === report.provider);
      return panelRow(report, { year, position, before });
    });
    return { dueDiligence: [entryRow(year)], panelItem, ...reportRows(year, reviewedBy) };
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

type PanelPosition = { year: ReviewYear; position: number; before: ReportText | undefined };

function panelRow(report: ReportText, { year, position, before }: PanelPosition): PanelRow {
  const { provider, verdict } = report;
  return {
    uuid: panelItemUuid(year, provider),
    dueDiligenceUuid: seedUuid(`due-diligence/${year.financialYear}`),
    providerUuid: providerUuid(provider),
    position,
    segment: segmentOf[provider],
    verdict,
    previousVerdict: before?.verdict ?? null,
    overallScore: overallScore(report),
    previousOverallScore: before ? overallScore(before) : null,
  };
}

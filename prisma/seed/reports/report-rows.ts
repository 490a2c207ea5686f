import { seedUuid } from '../by-name.ts';
import type { ProviderName } from '../providers.ts';
import type { SeedRows } from '../seed-rows.ts';
import type { ReviewYear } from './due-diligence-years.ts';
import {
  type ChargeTier,
  type ReportText,
  type SectionKey,
  scoredKeys,
  sectionTitles,
} from './report-text.ts';

type SectionRow = SeedRows['reportSection'][number];
type Section = Pick<SectionRow, 'body'> & {
  key: SectionKey;
  score?: number;
  evidence?: readonly string[];
  tiers?: readonly ChargeTier[];
};

export function panelItemUuid({ financialYear }: ReviewYear, provider: ProviderName): string {
  return seedUuid(`panel-item/${financialYear}/${provider}`);
}

/** The reports of one year, with their sections. */
export function reportRows(
  year: ReviewYear,
  reviewedBy: string,
): Pick<SeedRows, 'dueDiligenceReport' | 'reportSection'> {
  const reports = year.panel.map((text) => ({
    text,
    uuid: seedUuid(`report/${year.financialYear}/${text.provider}`),
  }));
  return {
    dueDiligenceReport: reports.map(({ uuid, text }) => ({
      uuid,
      panelItemUuid: panelItemUuid(year, text.provider),
      publishedOn: year.publishedOn,
      reviewedBy,
    })),
    reportSection: reports.flatMap(({ uuid, text }) =>
      sectionsOf(text).map((section, position) => sectionRow(uuid, position, section)),
    ),
  };
}

function sectionsOf({ sections, tiers, strengths, concerns, conclusion }: ReportText): Section[] {
  return [
    ...scoredKeys.map((key): Section => {
      const [score, body, evidence] = sections[key];
      return { key, score, body, evidence, ...(key === 'charges' && tiers && { tiers }) };
    }),
    { key: 'strengths', body: strengths[0], evidence: strengths[1] },
    { key: 'concerns', body: concerns[0], evidence: concerns[1] },
    { key: 'conclusion', body: conclusion },
  ];
}

function sectionRow(reportUuid: string, position: number, section: Section): SectionRow {
  const { key, body, score, evidence = [], tiers } = section;
  return {
    reportUuid,
    position,
    key,
    title: sectionTitles[key],
    body,
    score: score ?? null,
    evidence: JSON.stringify(evidence),
    tiers: tiers ? JSON.stringify(tiers.map(tierOnTheWire)) : null,
  };
}

/** Pence, as everywhere outside these texts. */
function tierOnTheWire([from, upTo, percent]: ChargeTier) {
  return { from: from * 100, up_to: upTo === null ? null : upTo * 100, percent };
}

import type { Finding, ReviewYear } from '../due-diligence-years.ts';
import type { SeedRows } from '../seed-rows.ts';
import { seedUuid } from '../seed-uuid.ts';
import { brackenfield } from './brackenfield.ts';
import { castlegateTrustees } from './castlegate-trustees.ts';
import { earlierClosing, earlierSections } from './earlier-report.ts';
import { greywaterAssurance } from './greywater-assurance.ts';
import { harbottleHale } from './harbottle-hale.ts';
import { northmoorLife } from './northmoor-life.ts';
import {
  type ChargeTier,
  evidenceOf,
  type ReportText,
  type SectionKey,
  scoredKeys,
  sectionTitles,
} from './report-text.ts';
import { saltmarsh } from './saltmarsh.ts';
import { tamarAndWye } from './tamar-and-wye.ts';

const texts: readonly ReportText[] = [
  brackenfield,
  saltmarsh,
  castlegateTrustees,
  tamarAndWye,
  greywaterAssurance,
  northmoorLife,
  harbottleHale,
];

type SectionRow = SeedRows['reportSection'][number];
type Section = Pick<SectionRow, 'body'> & {
  key: SectionKey;
  score?: number;
  evidence?: readonly string[];
  tiers?: readonly ChargeTier[];
};

export function panelItemUuid({ financialYear }: ReviewYear, { provider }: Finding): string {
  return seedUuid(`panel-item/${financialYear}/${provider}`);
}

/** The reports of one year. The latest are told at length; of the earlier ones the scored sections are kept in short. */
export function reportRows(
  year: ReviewYear,
  { reviewedBy, isLatest }: { reviewedBy: string; isLatest: boolean },
): Pick<SeedRows, 'dueDiligenceReport' | 'reportSection'> {
  const reports = year.findings.map((finding) => ({
    finding,
    uuid: seedUuid(`report/${year.financialYear}/${finding.provider}`),
  }));
  return {
    dueDiligenceReport: reports.map(({ uuid, finding }) => ({
      uuid,
      panelItemUuid: panelItemUuid(year, finding),
      publishedOn: year.publishedOn,
      reviewedBy,
    })),
    reportSection: reports.flatMap(({ uuid, finding }) =>
      sectionsOf(finding, isLatest).map((section, position) => sectionRow(uuid, position, section)),
    ),
  };
}

function sectionsOf(finding: Finding, isLatest: boolean): Section[] {
  const text = texts.find(({ provider }) => provider === finding.provider);
  if (!text) throw new Error(`No report is written on ${finding.provider}`);
  const scored = isLatest ? text.sections : earlierSections(finding.score);
  const closing = isLatest ? text : earlierClosing(finding);
  const tiers = isLatest ? text.tiers : undefined;
  return [
    ...scoredKeys.map((key): Section => {
      const [score, body] = scored[key];
      return { key, score, body, evidence: evidenceOf[key], ...(key === 'charges' && tiers && { tiers }) };
    }),
    { key: 'strengths', body: 'What speaks for it:', evidence: closing.strengths },
    { key: 'concerns', body: 'What we keep an eye on:', evidence: closing.concerns },
    { key: 'conclusion', body: closing.conclusion },
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

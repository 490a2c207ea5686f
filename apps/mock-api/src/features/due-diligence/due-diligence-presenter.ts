import type {
  DueDiligenceReport,
  PanelItem,
  ReportSection,
  Verdict,
  DueDiligence as WireDueDiligence,
} from '@portal/contract/v1/due-diligence';
import { link } from '../../http/hal.ts';
import type { DueDiligence } from './due-diligence-service.ts';

type EntryRow = Awaited<ReturnType<DueDiligence['byUuid']>>;
type PanelRow = Awaited<ReturnType<DueDiligence['panelOf']>>[number];
type ReportRow = Awaited<ReturnType<DueDiligence['reportOn']>>;

export function presentEntry(row: EntryRow): WireDueDiligence {
  const { uuid } = row;
  return {
    uuid,
    financial_year: row.financialYear,
    title: row.title,
    published_on: row.publishedOn,
    reviewed_by: row.reviewedBy,
    next_review_on: row.nextReviewOn,
    summary: row.summary,
    methodology: row.methodology,
    provider_count: row._count.panelItems,
    _links: { self: link('dueDiligence.view', { uuid }), panel: link('dueDiligence.panel', { uuid }) },
  };
}

export function presentPanelItem(row: PanelRow): PanelItem {
  const { dueDiligenceUuid: id, providerUuid: providerId } = row;
  return {
    uuid: row.uuid,
    segment: row.segment,
    verdict: row.verdict as Verdict,
    previous_verdict: row.previousVerdict as Verdict | null,
    overall_score: row.overallScore,
    previous_overall_score: row.previousOverallScore,
    _links: {
      provider: link('providers.view', { uuid: providerId }),
      report: link('dueDiligence.report', { id, providerId }),
    },
  };
}

/** A report with its entry of the panel, which has verdict and score. */
export function presentReport(row: ReportRow): DueDiligenceReport {
  const { dueDiligence, provider, ...item } = row.panelItem;
  return {
    uuid: row.uuid,
    due_diligence: {
      uuid: dueDiligence.uuid,
      financial_year: dueDiligence.financialYear,
      title: dueDiligence.title,
    },
    provider: { uuid: provider.uuid, name: provider.name },
    segment: item.segment,
    verdict: item.verdict as Verdict,
    previous_verdict: item.previousVerdict as Verdict | null,
    overall_score: item.overallScore,
    previous_overall_score: item.previousOverallScore,
    published_on: row.publishedOn,
    reviewed_by: row.reviewedBy,
    sections: row.sections.map(presentSection),
    _links: {
      self: link('dueDiligence.report', { id: dueDiligence.uuid, providerId: provider.uuid }),
      provider: link('providers.view', { uuid: provider.uuid }),
      'due-diligence': link('dueDiligence.view', { uuid: dueDiligence.uuid }),
    },
  };
}

function presentSection({
  key,
  title,
  score,
  body,
  evidence,
  tiers,
}: ReportRow['sections'][number]): ReportSection {
  return {
    key: key as ReportSection['key'],
    title,
    score,
    body,
    evidence: JSON.parse(evidence) as string[],
    tiers: tiers === null ? null : (JSON.parse(tiers) as ReportSection['tiers']),
  };
}

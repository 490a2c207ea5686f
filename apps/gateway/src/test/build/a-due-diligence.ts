import {
  type DueDiligence,
  type DueDiligenceReport,
  dueDiligenceReportSchema,
  type PanelItem,
} from '@portal/contract/v1/due-diligence';
import { aUuid } from './a-policy.ts';

/** The entry whose uuid is `aUuid(700)`. */
export function aDueDiligence(overrides: Partial<DueDiligence> = {}): DueDiligence {
  const uuid = overrides.uuid ?? aUuid(700);
  return {
    uuid,
    financial_year: '2025/26',
    title: 'Provider due diligence 2025/26',
    published_on: '2026-04-20',
    reviewed_by: 'Morgan Pell',
    next_review_on: '2027-04-20',
    summary: 'What changed.',
    methodology: 'How it was done.',
    provider_count: 8,
    _links: {
      self: { href: `/v1/due-diligence/${uuid}/view` },
      panel: { href: `/v1/due-diligence/${uuid}/panel` },
    },
    ...overrides,
  };
}

/** One provider on the panel of `aDueDiligence()`. */
export function aPanelItem(providerUuid: string, overrides: Partial<PanelItem> = {}): PanelItem {
  return {
    uuid: aUuid(710),
    segment: 'Pensions',
    verdict: 'approved',
    previous_verdict: 'watch',
    overall_score: 4.5,
    previous_overall_score: 3,
    _links: {
      provider: { href: `/v1/provider/${providerUuid}/view` },
      report: { href: `/v1/due-diligence/${aUuid(700)}/provider/${providerUuid}` },
    },
    ...overrides,
  };
}

export function aReport(overrides: Partial<DueDiligenceReport> = {}): DueDiligenceReport {
  return dueDiligenceReportSchema.parse({
    uuid: aUuid(720),
    due_diligence: { uuid: aUuid(700), financial_year: '2025/26', title: 'Provider due diligence 2025/26' },
    provider: { uuid: aUuid(900), name: 'Larkfield Platform' },
    segment: 'Pensions',
    verdict: 'approved',
    previous_verdict: null,
    overall_score: 4.5,
    previous_overall_score: null,
    published_on: '2026-04-20',
    reviewed_by: 'Morgan Pell',
    sections: [
      { key: 'proposition', title: 'Proposition', score: 4, body: 'Sound.', evidence: ['A visit'] },
      {
        key: 'charges',
        title: 'Charges',
        score: null,
        body: 'Falling.',
        evidence: [],
        tiers: [{ from: 0, up_to: null, percent: 0.3 }],
      },
    ],
    _links: {
      self: { href: `/v1/due-diligence/${aUuid(700)}/provider/${aUuid(900)}` },
      provider: { href: `/v1/provider/${aUuid(900)}/view` },
      'due-diligence': { href: `/v1/due-diligence/${aUuid(700)}/view` },
    },
    ...overrides,
  });
}

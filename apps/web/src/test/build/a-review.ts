import type { Entry, PanelItem } from '#core/due-diligence/findings.ts';
import type { RouterOutputs } from '#core/trpc/procedures.ts';
import { bare } from '../bare-records.ts';
import { aBareProvider, aProvider } from './a-provider.ts';

type Report = RouterOutputs['dueDiligence']['report'];

let made = 0;

function nextUuid(): string {
  made += 1;
  return `00000000-0000-4000-8002-${String(made).padStart(12, '0')}`;
}

/** The due diligence of 2025/26, unless overridden. */
export function anEntry(overrides: Partial<Entry> = {}): Entry {
  return {
    uuid: nextUuid(),
    financialYear: '2025/26',
    title: 'Provider due diligence',
    publishedOn: '2026-10-06',
    reviewedBy: 'Anneka Thrale',
    nextReviewOn: '2027-04-30',
    summary: 'Seven providers tested.',
    methodology: 'Each provider answers the same 84 questions.',
    providerCount: 7,
    ...overrides,
  };
}

/** A platform that was approved as in the year before, unless overridden. */
export function aPanelItem(overrides: Partial<PanelItem> = {}): PanelItem {
  return {
    uuid: nextUuid(),
    segment: 'Platform',
    verdict: 'approved',
    previousVerdict: 'approved',
    overallScore: 4.4,
    provider: aProvider(),
    ...overrides,
  };
}

/** The due diligence of a firm that gives its id and its financial year alone (API-18). */
export function aBareEntry(financialYear: string | null = '2025/26'): Entry {
  return { ...bare(anEntry(), 'uuid'), financialYear };
}

/** A provider on the panel of a firm that gives a link to the provider alone (API-18). */
export function aBarePanelItem(provider: PanelItem['provider'] = aBareProvider()): PanelItem {
  return { ...bare(aPanelItem()), provider };
}

/** A report of which a firm gives no field (API-18). */
export function aBareReport(): Report {
  return { ...bare(aReport()), sections: [] };
}

/**
 * A report on one provider with two sections that are scored, tiers of charges, strengths, concerns and a conclusion.
 */
export function aReport(overrides: Partial<Report> = {}): Report {
  const { uuid, financialYear, title } = anEntry();
  const plain = { score: null, evidence: [], tiers: null };
  return {
    uuid: nextUuid(),
    dueDiligence: { uuid, financialYear, title },
    provider: { uuid: nextUuid(), name: 'Brackenfield' },
    segment: 'Platform',
    verdict: 'approved',
    previousVerdict: 'approved_with_conditions',
    overallScore: 4.4,
    previousOverallScore: 4.2,
    publishedOn: '2026-10-06',
    reviewedBy: 'Anneka Thrale',
    sections: [
      {
        ...plain,
        key: 'service',
        title: 'Service',
        score: 5,
        body: 'Quick to answer.',
        evidence: ['Twenty test calls'],
      },
      {
        ...plain,
        key: 'charges',
        title: 'Charges',
        score: 4,
        body: 'One tiered charge.',
        tiers: [
          { from: 0, upTo: 25_000_000, percent: 0.29 },
          { from: 25_000_000, upTo: null, percent: 0.1 },
        ],
      },
      { ...plain, key: 'strengths', title: 'Strengths', body: 'For it:', evidence: ['Patient owners'] },
      { ...plain, key: 'concerns', title: 'Concerns', body: 'Against it:', evidence: ['Dear below £60,000'] },
      { ...plain, key: 'conclusion', title: 'Conclusion', body: 'It remains our first choice.' },
    ],
    ...overrides,
  };
}

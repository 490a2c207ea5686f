import type { DueDiligenceReport } from '@portal/contract/due-diligence';
import type { ProviderName } from '../providers.ts';

export type SectionKey = DueDiligenceReport['sections'][number]['key'];

/** From, up to (null: no end) in pounds, and percent a year. */
export type ChargeTier = readonly [from: number, upTo: number | null, percent: number];

/** A section with a score of 1 to 5, and what it says. */
export type ScoredSection = readonly [score: number, body: string];

/** The sections that are scored, in the order in which they are read. */
export const scoredKeys = [
  'ownership_and_financial_strength',
  'proposition',
  'charges',
  'service',
  'technology_and_resilience',
  'investment_range',
  'fair_value_and_target_market',
] as const satisfies readonly SectionKey[];

export type ScoredKey = (typeof scoredKeys)[number];

/** What a report on one provider says this year. */
export type ReportText = {
  readonly provider: ProviderName;
  readonly sections: Readonly<Record<ScoredKey, ScoredSection>>;
  /** Left out where the charge is not a share of the value. */
  readonly tiers?: readonly ChargeTier[];
  readonly strengths: readonly string[];
  readonly concerns: readonly string[];
  readonly conclusion: string;
};

export const sectionTitles: Readonly<Record<SectionKey, string>> = {
  ownership_and_financial_strength: 'Ownership and financial strength',
  proposition: 'Proposition',
  charges: 'Charges',
  service: 'Service',
  technology_and_resilience: 'Technology and resilience',
  investment_range: 'Investment range',
  fair_value_and_target_market: 'Fair value and target market',
  strengths: 'Strengths',
  concerns: 'Concerns',
  conclusion: 'Conclusion',
};

/** What each scored section rests on. */
export const evidenceOf: Readonly<Record<ScoredKey, readonly string[]>> = {
  ownership_and_financial_strength: [
    'Published accounts of the last three years',
    'Register of shareholders',
  ],
  proposition: ['Product documents in force on the day of the review', 'Our own product matrix'],
  charges: ['Published charge sheet', 'Charges taken from twelve client accounts'],
  service: ['Twenty test calls', 'Our log of transfers and complaints'],
  technology_and_resilience: ['Log of valuations received', 'The provider’s own incident reports'],
  investment_range: ['Fund list in force on the day of the review'],
  fair_value_and_target_market: ['Published value assessment', 'Statement of target market'],
};

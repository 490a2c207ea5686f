import type { ReportSectionKey, Verdict } from '@portal/contract/v1/due-diligence';
import type { ProviderName } from '../providers.ts';

export type SectionKey = ReportSectionKey;

/** From, up to (null: no end) in pounds, and per cent a year. */
export type ChargeTier = readonly [from: number, upTo: number | null, percent: number];

/** A section with a score of 1 to 5, what it says and what that rests on. */
type ScoredSection = readonly [score: number, body: string, evidence: readonly string[]];

/** What speaks for or against a provider: told in full, and point by point. */
type Points = readonly [body: string, points: readonly string[]];

/** How much each scored section counts, in the order in which they are read: service and value count double. */
const weightOfSection = {
  ownership_and_financial_strength: 1,
  proposition: 1,
  charges: 1,
  service: 2,
  technology_and_resilience: 1,
  investment_range: 1,
  fair_value_and_target_market: 2,
} as const satisfies Partial<Record<SectionKey, number>>;

export type ScoredKey = keyof typeof weightOfSection;
export const scoredKeys = Object.keys(weightOfSection) as ScoredKey[];

/** What the firm wrote about one provider in one year. */
export type ReportText = {
  readonly provider: ProviderName;
  readonly verdict: Verdict;
  readonly sections: Readonly<Record<ScoredKey, ScoredSection>>;
  /** Left out where the charge is not a share of the value. */
  readonly tiers?: readonly ChargeTier[];
  readonly strengths: Points;
  readonly concerns: Points;
  readonly conclusion: string;
};

/** The three years of one provider. */
export type ProviderReports = Readonly<Record<'latest' | 'previous' | 'first', ReportText>>;

type Texts = Readonly<Record<keyof ProviderReports, Omit<ReportText, 'provider'>>>;

export function reportsOn(provider: ProviderName, { latest, previous, first }: Texts): ProviderReports {
  return {
    latest: { provider, ...latest },
    previous: { provider, ...previous },
    first: { provider, ...first },
  };
}

/** The weighted mean of the sections, to one decimal. */
export function overallScore({ sections }: Pick<ReportText, 'sections'>): number {
  const weights = scoredKeys.reduce((sum, key) => sum + weightOfSection[key], 0);
  const weighed = scoredKeys.reduce((sum, key) => sum + sections[key][0] * weightOfSection[key], 0);
  return Math.round((weighed / weights) * 10) / 10;
}

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

import type { Verdict } from '@portal/contract/due-diligence';
import type { Finding } from '../due-diligence-years.ts';
import { type ScoredKey, type ScoredSection, scoredKeys } from './report-text.ts';

const words: Readonly<Record<ScoredKey, readonly [weak: string, fair: string, strong: string]>> = {
  ownership_and_financial_strength: [
    'Capital was thin for the business written, and the owners had not said what they wanted with it.',
    'Capital met what was required with little to spare.',
    'Capital was well above what was required, and the owners were patient.',
  ],
  proposition: [
    'The range had gaps that clients noticed.',
    'A sound range without much to mark it out.',
    'A complete range that fitted most of our clients.',
  ],
  charges: [
    'Charges were high and came in several layers.',
    'Charges were about the middle of the market.',
    'Charges were clear, and low for what was given.',
  ],
  service: [
    'Answers were slow, and some never came.',
    'Service was steady, with slow weeks around the end of the tax year.',
    'Calls were answered quickly and mistakes were rare.',
  ],
  technology_and_resilience: [
    'Outages and missing files cost us and our clients time.',
    'A few short outages, each explained afterwards.',
    'No outage of note in the year.',
  ],
  investment_range: [
    'The list was long and poorly kept.',
    'Enough choice for most portfolios.',
    'Everything that our portfolios ask for.',
  ],
  fair_value_and_target_market: [
    'The value assessment did not answer our questions.',
    'The value assessment was general but fair.',
    'The value assessment was specific, and we agreed with it.',
  ],
};

/** The scored sections of an earlier year, told from the overall score alone: those reports are kept in short. */
export function earlierSections(overallScore: number): Record<ScoredKey, ScoredSection> {
  const score = Math.max(1, Math.min(5, Math.round(overallScore)));
  const section = (key: ScoredKey): ScoredSection => {
    const [weak, fair, strong] = words[key];
    if (score >= 4) return [score, strong];
    return [score, score === 3 ? fair : weak];
  };
  return Object.fromEntries(scoredKeys.map((key) => [key, section(key)])) as Record<ScoredKey, ScoredSection>;
}

const conclusions: Readonly<Record<Verdict, string>> = {
  approved: 'Approved, for new business and for what is already held.',
  approved_with_conditions:
    'Approved with conditions, which were put to the provider in writing with a date for each.',
  watch: 'Watch. No new business until the concerns were met; policies already held stayed where they were.',
  removed: 'Removed. No new business, and every client who held a policy was told.',
};

/** How an earlier report ended. */
export function earlierClosing({ score, verdict }: Finding) {
  return {
    strengths: [score >= 4 ? 'Good in most of the seven areas' : 'Met what we require in most areas'],
    concerns: [score >= 4 ? 'None that bore on the verdict' : 'Service and value below the better firms'],
    conclusion: conclusions[verdict],
  };
}

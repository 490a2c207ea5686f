import type { ReportText } from './report-text.ts';

export const castlegateTrustees: ReportText = {
  provider: 'Castlegate Trustees',
  sections: {
    ownership_and_financial_strength: [
      4,
      'Private, held by four families, and for the first time above its capital target with room to spare.',
    ],
    proposition: [
      5,
      'Takes commercial property, unlisted shares and loans as well as funds, and does each well.',
    ],
    charges: [3, 'A flat fee of £480 a year. Fair above £200,000, dear below it.'],
    service: [4, 'A named case handler who rings back. Property purchases took 64 days, down from 91.'],
    technology_and_resilience: [4, 'The new member site works. Valuations now reach us every night.'],
    investment_range: [5, 'Almost anything that the rules allow.'],
    fair_value_and_target_market: [4, 'Honest in print that a small pension is better elsewhere.'],
  },
  strengths: ['Commercial property done well', 'A named person on every case', 'Capital rebuilt'],
  concerns: ['Flat fee bites on small pensions'],
  conclusion:
    'Approved, up from approved with conditions. The two conditions of last year, capital and nightly valuations, have both been met.',
};

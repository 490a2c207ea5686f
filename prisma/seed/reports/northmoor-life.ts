import type { ReportText } from './report-text.ts';

export const northmoorLife: ReportText = {
  provider: 'Northmoor Life',
  sections: {
    ownership_and_financial_strength: [
      3,
      'Part of an overseas group that has put the business under review. Solvency is adequate; intent is not clear.',
    ],
    proposition: [4, 'Good annuities and flexible bonds, onshore and offshore.'],
    charges: [
      3,
      'Older bonds carry 0.45% on top of the funds. Newer terms are better, and are not offered to holders.',
    ],
    service: [
      2,
      'Letters took 19 working days to answer, and three of our requests were lost. Annuity payments were never late.',
    ],
    technology_and_resilience: [
      2,
      'Records moved to a new system in June. Monthly values have been late or missing since.',
    ],
    investment_range: [4, 'A broad list of insured funds and outside managers.'],
    fair_value_and_target_market: [3, 'The assessment passes older bonds as a group. We do not agree.'],
  },
  tiers: [
    [0, 100_000, 0.45],
    [100_000, null, 0.4],
  ],
  strengths: ['Annuities paid on time, always', 'Flexible bond terms'],
  concerns: ['Late and missing values since June', 'Slow service', 'Owner undecided about the business'],
  conclusion:
    'Watch, down from approved with conditions. Annuities are safe where they are. We place no new bonds here until values arrive on time for two quarters, and we are asking for newer terms for those who hold one.',
};

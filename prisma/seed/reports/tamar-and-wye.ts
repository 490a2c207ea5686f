import type { ReportText } from './report-text.ts';

export const tamarAndWye: ReportText = {
  provider: 'Tamar & Wye',
  sections: {
    ownership_and_financial_strength: [
      4,
      'A partnership of eleven without debt. Small, but its costs are covered one and a half times by fees that recur.',
    ],
    proposition: [4, 'Five risk-rated portfolios, and a bespoke service above £250,000.'],
    charges: [4, 'A single yearly fee that falls with size, with nothing added for dealing.'],
    service: [5, 'The partner who manages the money writes the letter and answers the telephone.'],
    technology_and_resilience: [
      3,
      'Reports are clear. The client site is plain, and there is no feed of values yet.',
    ],
    investment_range: [4, 'Whole market, with a bias to closed-ended funds that we understand and accept.'],
    fair_value_and_target_market: [4, 'Well argued, and it turns small accounts away.'],
  },
  tiers: [
    [0, 500_000, 0.75],
    [500_000, 1_000_000, 0.6],
    [1_000_000, null, 0.5],
  ],
  strengths: ['Managers who explain themselves', 'All-in fee', 'Steady through two hard years'],
  concerns: ['No electronic valuations yet', 'Rests on a few people'],
  conclusion:
    'Approved, in its first year on the panel. A feed of values is promised for the spring; until then we enter them by hand each quarter.',
};

import type { ReportText } from './report-text.ts';

export const harbottleHale: ReportText = {
  provider: 'Harbottle Hale International',
  sections: {
    ownership_and_financial_strength: [
      2,
      'Sold for the second time in four years, now to a fund that borrows against it. The rating was cut in spring.',
    ],
    proposition: [3, 'Wide choice of currencies, which few of our clients need.'],
    charges: [2, 'A yearly fee, a fee for each deal, and a charge to leave in the first eight years.'],
    service: [2, 'Transfers out took 47 working days. Two of five complaints were upheld against it.'],
    technology_and_resilience: [3, 'The site works. Documents arrive late and in the wrong order.'],
    investment_range: [3, 'Very wide, with funds that we would not let near a client.'],
    fair_value_and_target_market: [1, 'We asked for the assessment three times and have not had it.'],
  },
  tiers: [
    [0, 250_000, 0.95],
    [250_000, null, 0.7],
  ],
  strengths: ['Several currencies in one policy'],
  concerns: ['Charge to leave', 'No value assessment to be had', 'Owner that borrows against the business'],
  conclusion:
    'Removed. We place nothing new here, and have written to each client who holds a policy about what leaving would cost and when it stops costing anything.',
};

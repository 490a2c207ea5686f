import type { ReportText } from './report-text.ts';

export const saltmarsh: ReportText = {
  provider: 'Saltmarsh',
  sections: {
    ownership_and_financial_strength: [
      4,
      'A listed company without debt. Profit fell by a third this year because it spent heavily on moving its records to one system.',
    ],
    proposition: [4, 'Strong group pensions. The ISA and the general account came later and feel like it.'],
    charges: [4, 'Cheap for large pots, and for members of a group scheme whatever the size.'],
    service: [
      3,
      'Calls took almost six minutes to answer in the summer. Transfers out slowed from 14 working days to 23.',
    ],
    technology_and_resilience: [
      3,
      'Two outages of half a day during the move. Nothing was lost, and the second was announced in good time.',
    ],
    investment_range: [4, 'About 1,900 funds and a sound default. No individual shares.'],
    fair_value_and_target_market: [
      4,
      'Clear about whom it is for. We would like the value assessment to count waiting time.',
    ],
  },
  tiers: [
    [0, 50_000, 0.42],
    [50_000, 250_000, 0.35],
    [250_000, null, 0.2],
  ],
  strengths: ['Sound default fund', 'Low cost within group schemes'],
  concerns: ['Slow transfers since the summer', 'Two long outages during the move to a new system'],
  conclusion:
    'Approved with conditions. We use it for group pensions, and for new private business only where time does not press. The condition lifts when transfers are back under 15 working days for a quarter.',
};

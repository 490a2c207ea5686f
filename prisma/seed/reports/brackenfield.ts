import type { ReportText } from './report-text.ts';

export const brackenfield: ReportText = {
  provider: 'Brackenfield',
  sections: {
    ownership_and_financial_strength: [
      5,
      'Owned by its founders and an employee trust. Holds twice the capital that its regulator asks for, and has made a profit in each of the last nine years.',
    ],
    proposition: [
      5,
      'Pension, ISA, general account and onshore bond under one charge. Phased drawdown is automatic; few rivals manage that.',
    ],
    charges: [4, 'One tiered platform charge, no fee to join or to leave.'],
    service: [
      5,
      'Answered our test calls in 74 seconds on average. Transfers out took 11 working days, two better than last year.',
    ],
    technology_and_resilience: [
      4,
      'No outage longer than forty minutes. Valuations failed to reach us for three months in spring after a change of format, and their report on it was candid.',
    ],
    investment_range: [4, 'Some 3,400 funds and all large exchange-traded ones. No direct property.'],
    fair_value_and_target_market: [
      5,
      'The published assessment is specific, and we agree with it for clients with more than £60,000.',
    ],
  },
  tiers: [
    [0, 250_000, 0.29],
    [250_000, 1_000_000, 0.18],
    [1_000_000, null, 0.08],
  ],
  strengths: [
    'Strong capital and patient owners',
    'Quick, accurate transfers',
    'Phased drawdown without forms',
  ],
  concerns: ['Valuations missing for three months in spring', 'Dear below £60,000'],
  conclusion:
    'Approved. It remains our first choice for clients who hold several kinds of plan and more than £60,000. We will look at the record of valuations again in six months.',
};

import type { ReportText } from './report-text.ts';

export const greywaterAssurance: ReportText = {
  provider: 'Greywater Assurance',
  sections: {
    ownership_and_financial_strength: [
      5,
      'A mutual with capital of 212% of what is required, and no need of markets.',
    ],
    proposition: [4, 'Life, illness and income cover on one form, with trusts built in.'],
    charges: [4, 'Seldom the cheapest quote, almost always among the first five.'],
    service: [4, 'Decisions without a doctor in two days for three of four applicants.'],
    technology_and_resilience: [4, 'Quiet and dependable. Premium changes still need a paper form.'],
    investment_range: [4, 'Does not apply to cover; scored on the choice of options and riders.'],
    fair_value_and_target_market: [5, 'Pays 98 of 100 life claims and says why it did not pay the others.'],
  },
  strengths: [
    'Pays claims and publishes the figures',
    'Very strong capital',
    'Trusts as part of the application',
  ],
  concerns: ['Paper form for premium changes'],
  conclusion: 'Approved, without change. Our usual choice for family cover.',
};

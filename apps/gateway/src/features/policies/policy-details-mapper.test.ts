import type { PolicyDetails } from '@portal/contract/v1/policy-details';
import { describe, expect, it } from 'vitest';
import { mapperTo } from '../../mapping/listed-fields.ts';
import { policyDetailsOutput } from './policy-details-mapper.ts';

/** One of each kind, with every field it has. */
const everyKind: PolicyDetails[] = [
  {
    kind: 'pension',
    crystallisation_status: 'crystallised',
    selected_retirement_age: 60,
    tax_free_cash_taken: 5,
  },
  { kind: 'drawdown', income: 100, income_frequency: 'monthly', next_review_on: '2027-01-01' },
  {
    kind: 'defined_benefit',
    accrual_rate: '1/60th',
    prospective_pension: 1,
    transfer_value: null,
    transfer_value_expires_on: '2026-09-01',
  },
  { kind: 'isa', subscribed_this_tax_year: 1, allowance_remaining: 2 },
  { kind: 'gia', book_cost: 3, unrealised_gain: -4 },
  { kind: 'bond', segments: 100, lives_assured: ['A'], five_percent_allowance_remaining: 5, in_trust: true },
  {
    kind: 'annuity',
    annual_income: 6,
    frequency: 'yearly',
    guarantee_period_years: 10,
    escalation: 'level',
    spouse_percent: 50,
  },
  {
    kind: 'protection',
    benefit_type: 'sum_assured',
    benefit: 7,
    premium: 8,
    premium_frequency: 'monthly',
    term_years: null,
    indexation: 'none',
    in_trust: false,
    renews_on: null,
  },
];

describe('details of a policy', () => {
  it.each(everyKind)('P-2: of the kind $kind keep every field under its own name', (details) => {
    const sent = policyDetailsOutput.parse(mapperTo(policyDetailsOutput)(details));
    expect(Object.values(sent)).toEqual(Object.values(details));
    expect(Object.keys(sent).join()).not.toContain('_');
  });
});

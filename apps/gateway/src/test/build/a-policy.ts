import { type Policy, policySchema } from '@portal/contract/v1/policies';
import { type Valuation, valuationSchema } from '@portal/contract/v1/valuation';

/** A uuid whose last digits are the number. */
export function aUuid(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

export function aPolicy(overrides: Partial<Policy> = {}): Policy {
  const uuid = overrides.uuid ?? aUuid(1);
  return policySchema.parse({
    uuid,
    policy_number: 'SP-1001',
    name: 'Self-invested pension',
    category: 'pension',
    plan_type: 'sipp',
    provider: { uuid: aUuid(900), name: 'Larkfield Platform', logo_url: null },
    status: 'in_force',
    owners: [{ name: 'Avery Holt', percentage: 100, is_client: true }],
    start_date: '2019-04-06',
    adviser_name: 'Morgan Pell',
    contributions: [],
    withdrawals: [],
    charges: [],
    details: {
      kind: 'pension',
      crystallisation_status: 'uncrystallised',
      selected_retirement_age: 66,
      tax_free_cash_taken: 0,
    },
    _links: {
      self: { href: `/v1/policy/${uuid}/view` },
      provider: { href: `/v1/provider/${aUuid(900)}/view` },
      'valuation-latest': { href: `/v1/policy/${uuid}/valuation/latest` },
      'valuation-graph': { href: `/v1/policy/${uuid}/valuation/graph` },
    },
    ...overrides,
  });
}

export function aValuation(overrides: Partial<Valuation> = {}): Valuation {
  return valuationSchema.parse({
    uuid: aUuid(500),
    policy: { uuid: aUuid(1) },
    value: 12_345_678,
    valued_on: '2026-05-29',
    received_at: '2026-05-30T06:00:00Z',
    source: 'electronic_scheduled',
    cash: 12_345_678,
    holdings: [],
    ...overrides,
  });
}

import type { PolicyListItem, PolicyWithBreakdown } from '#features/policies/policy-queries.ts';

let made = 0;

/**
 * A policy as the gateway lists it: an investment of £1,000.00 valued on Friday 20 November 2026, unless overridden.
 */
export function aPolicy(overrides: Partial<PolicyWithBreakdown> = {}): PolicyWithBreakdown {
  made += 1;
  return {
    uuid: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    policyNumber: `BF-${100000 + made}`,
    name: `Policy ${made}`,
    category: 'investment',
    planType: 'gia',
    provider: { uuid: '00000000-0000-4000-8000-00000000beef', name: 'Brackenfield', logoUrl: null },
    status: 'in_force',
    owners: [{ name: 'Imogen Hartnoll', percentage: 100, isClient: true }],
    startDate: '2019-05-06',
    endDate: null,
    adviserName: 'Ruth Vasey',
    riskProfile: 'Balanced',
    details: { kind: 'gia', bookCost: 90000, unrealisedGain: 10000 },
    valuation: aValue(100000),
    assetClasses: null,
    chargesAYear: null,
    ...overrides,
  };
}

/** A policy of which the firm gives what the specification promises and nothing more: its id, and no value. */
export function aBarePolicy(overrides: Partial<PolicyWithBreakdown> = {}): PolicyWithBreakdown {
  made += 1;
  return {
    uuid: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    policyNumber: null,
    name: null,
    category: null,
    planType: null,
    provider: null,
    status: null,
    owners: null,
    startDate: null,
    endDate: null,
    adviserName: null,
    riskProfile: null,
    details: null,
    valuation: { state: 'none' },
    assetClasses: null,
    chargesAYear: null,
    ...overrides,
  };
}

type Valued = Extract<PolicyListItem['valuation'], { state: 'valued' }>;

/** A value in pence from a platform's feed, as at Friday 20 November 2026. */
export function aValue(value: number, overrides: Partial<Valued> = {}): Valued {
  return {
    state: 'valued',
    value,
    valuedOn: '2026-11-20',
    receivedAt: '2026-11-20T05:12:00Z',
    source: 'electronic_scheduled',
    transferValue: null,
    ...overrides,
  };
}

/** A value in pence of which nothing else is known. */
export function aBareValue(value: number): Valued {
  return { state: 'valued', value, valuedOn: null, receivedAt: null, source: null, transferValue: null };
}

/** Whole-of-life cover that pays a sum in pence; like everything without a fund, it has no value. */
export function aCover(benefit: number, overrides: Partial<PolicyWithBreakdown> = {}): PolicyWithBreakdown {
  return aPolicy({
    category: 'protection',
    planType: 'whole_of_life',
    details: {
      kind: 'protection',
      benefitType: 'sum_assured',
      benefit,
      premium: 4200,
      premiumFrequency: 'monthly',
      termYears: null,
      indexation: 'None',
      inTrust: true,
      renewsOn: null,
    },
    valuation: { state: 'none' },
    ...overrides,
  });
}

/** An annuity that pays a yearly income in pence. */
export function anAnnuity(
  annualIncome: number,
  overrides: Partial<PolicyWithBreakdown> = {},
): PolicyWithBreakdown {
  return aPolicy({
    category: 'annuity',
    planType: 'annuity',
    details: {
      kind: 'annuity',
      annualIncome,
      frequency: 'monthly',
      guaranteePeriodYears: 10,
      escalation: 'Level',
      spousePercent: 50,
    },
    valuation: { state: 'none' },
    ...overrides,
  });
}

/** A defined-benefit pension that promises a yearly pension in pence. */
export function aDefinedBenefitPension(
  prospectivePension: number,
  overrides: Partial<PolicyWithBreakdown> = {},
): PolicyWithBreakdown {
  return aPolicy({
    category: 'pension',
    planType: 'defined_benefit',
    details: {
      kind: 'defined_benefit',
      accrualRate: '1/60',
      prospectivePension,
      transferValue: null,
      transferValueExpiresOn: null,
    },
    valuation: { state: 'none' },
    ...overrides,
  });
}

import type { Contribution, PolicyCategory, PolicyStatus, Withdrawal } from '@portal/contract/policies';
import type { PlanType, PolicyDetails } from '@portal/contract/policy-details';
import type { ValuationSource } from '@portal/contract/valuation';
import type { Day } from './days.ts';
import type { FundMix } from './funds.ts';
import type { ProviderName } from './providers.ts';
import type { SeriesPoint } from './valuations.ts';

type Frequency = Contribution['frequency'];
type TaxBasis = Contribution['tax_basis'];

/** Money paid into a policy; pence. */
export type ContributionSpec = {
  type: Contribution['type'];
  frequency: Frequency;
  contributor: Contribution['contributor'];
  amount: number;
  taxBasis: TaxBasis;
  startsOn: Day;
  stopsOn: Day | null;
};

/** Money taken out of a policy; pence. */
export type WithdrawalSpec = {
  type: Withdrawal['type'];
  frequency: Frequency;
  amount: number;
  taxBasis: TaxBasis;
  startsOn: Day;
  stopsOn: Day | null;
};

/** Percent of the value each year, or pence. */
export type ChargeSpec = {
  name: string;
  percentAYear: number | null;
  amount: number | null;
  frequency: Frequency;
};

/** How a policy was valued over time; only the latest value is split into holdings, by the mix. */
export type HistorySpec = {
  source: ValuationSource;
  series: readonly SeriesPoint[];
  mix: FundMix;
  /** What another provider would receive today, in pence; left out where it is the value itself. */
  transferValue?: number;
};

/** A seeded policy, before it is cut into rows. */
export type PolicySpec = {
  name: string;
  category: PolicyCategory;
  planType: PlanType;
  provider: ProviderName;
  policyNumber: string | null;
  status?: PolicyStatus;
  owners: readonly { name: string; percentage: number }[];
  startDate: Day;
  endDate?: Day;
  adviserName: string;
  riskProfile?: string;
  contributions?: readonly ContributionSpec[];
  withdrawals?: readonly WithdrawalSpec[];
  charges?: readonly ChargeSpec[];
  details: PolicyDetails;
  history?: HistorySpec;
};

/** The same amount each month, until further notice. */
export function monthly(
  amount: number,
  startsOn: Day,
  rest: Partial<Pick<ContributionSpec, 'contributor' | 'taxBasis'>> = {},
): ContributionSpec {
  const { contributor = 'self', taxBasis = 'net' } = rest;
  return { type: 'regular', frequency: 'monthly', contributor, amount, taxBasis, startsOn, stopsOn: null };
}

/** A single payment. */
export function once(
  amount: number,
  startsOn: Day,
  rest: Partial<Pick<ContributionSpec, 'type' | 'taxBasis'>> = {},
): ContributionSpec {
  const { type = 'lump_sum', taxBasis = 'net' } = rest;
  return { type, frequency: 'once', contributor: 'self', amount, taxBasis, startsOn, stopsOn: null };
}

/** A charge taken as a share of the value, calculated each month. */
export function yearlyCharge(name: string, percentAYear: number): ChargeSpec {
  return { name, percentAYear, amount: null, frequency: 'monthly' };
}

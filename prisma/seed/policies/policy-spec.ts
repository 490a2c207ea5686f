import type { Contribution, PolicyCategory, PolicyStatus, Withdrawal } from '@portal/contract/v1/policies';
import type { PlanType, PolicyDetails } from '@portal/contract/v1/policy-details';
import type { ValuationSource } from '@portal/contract/v1/valuation';
import type { Day } from '../days.ts';
import type { ProviderName } from '../providers.ts';
import type { FundMix } from './funds.ts';
import type { NetContributions, SeriesPoint } from './valuations.ts';

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

/** Per cent of the value each year, or pence. */
export type ChargeSpec = {
  name: string;
  percentAYear: number | null;
  amount: number | null;
  frequency: Frequency;
};

/** How a policy was valued over time; only the latest value is split into holdings, by the mix. */
export type HistorySpec = {
  source: ValuationSource;
  /** The values follow from what was paid in, so that a payment never looks like growth or a loss. */
  series: (netOn: NetContributions) => readonly SeriesPoint[];
  mix: FundMix;
  /** What another provider would receive today, in pence; left out where it is the value itself. */
  transferValue?: number;
};

type DerivedAmount =
  | 'subscribed_this_tax_year'
  | 'allowance_remaining'
  | 'book_cost'
  | 'unrealised_gain'
  | 'five_percent_allowance_remaining';

/** Details without the amounts that follow from movements and values. */
export type DetailsSpec = PolicyDetails extends infer Details
  ? Details extends unknown
    ? Omit<Details, DerivedAmount>
    : never
  : never;

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
  details: DetailsSpec;
  history?: HistorySpec;
  /** False where the provider gives a value alone: no holdings, and no list of charges. */
  givesBreakdown?: boolean;
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

/** An income drawn each month, until further notice. */
export function monthlyIncome(amount: number, startsOn: Day): WithdrawalSpec {
  return { type: 'regular', frequency: 'monthly', amount, taxBasis: 'gross', startsOn, stopsOn: null };
}

/** A charge taken as a share of the value, calculated each month. */
export function yearlyCharge(name: string, percentAYear: number): ChargeSpec {
  return { name, percentAYear, amount: null, frequency: 'monthly' };
}

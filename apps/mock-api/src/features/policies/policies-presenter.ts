import type { Charge, Contribution, Policy, Withdrawal } from '@portal/contract/v1/policies';
import type { PolicyDetails } from '@portal/contract/v1/policy-details';
import { link } from '../../http/hal.ts';
import type { PolicyRow } from './policies-query.ts';

/**
 * A policy on the wire. Words of closed lists and the details are text in the database: the contract checks them when
 * the answer is sent.
 */
export function presentPolicy(row: PolicyRow): Policy {
  const { uuid, provider } = row;
  return {
    uuid,
    policy_number: row.policyNumber,
    name: row.name,
    category: row.category as Policy['category'],
    plan_type: row.planType as Policy['plan_type'],
    provider: { uuid: provider.uuid, name: provider.name, logo_url: provider.logoUrl },
    status: row.status as Policy['status'],
    owners: row.owners.map(({ name, percentage, isClient }) => ({
      name,
      percentage,
      is_client: isClient === 1,
    })),
    start_date: row.startDate,
    end_date: row.endDate,
    adviser_name: row.adviserName,
    risk_profile: row.riskProfile,
    contributions: row.contributions.map(presentContribution),
    withdrawals: row.withdrawals.map(presentWithdrawal),
    charges: row.givesBreakdown ? row.charges.map(presentCharge) : null,
    details: JSON.parse(row.details) as PolicyDetails | null,
    _links: {
      self: link('policies.view', { uuid }),
      provider: link('providers.view', { uuid: provider.uuid }),
      'valuation-latest': link('policies.latestValuation', { uuid }),
      'valuation-graph': link('policies.valuationGraph', { uuid }),
    },
  };
}

function presentContribution(row: PolicyRow['contributions'][number]): Contribution {
  return {
    type: row.type as Contribution['type'],
    frequency: row.frequency as Contribution['frequency'],
    contributor: row.contributor as Contribution['contributor'],
    amount: row.amount,
    tax_basis: row.taxBasis as Contribution['tax_basis'],
    starts_on: row.startsOn,
    ...(row.stopsOn === null ? {} : { stops_on: row.stopsOn }),
  };
}

function presentWithdrawal(row: PolicyRow['withdrawals'][number]): Withdrawal {
  return {
    type: row.type as Withdrawal['type'],
    frequency: row.frequency as Withdrawal['frequency'],
    amount: row.amount,
    tax_basis: row.taxBasis as Withdrawal['tax_basis'],
    starts_on: row.startsOn,
    ...(row.stopsOn === null ? {} : { stops_on: row.stopsOn }),
  };
}

function presentCharge(row: PolicyRow['charges'][number]): Charge {
  return {
    name: row.name,
    percent_a_year: row.percentAYear,
    amount: row.amount,
    frequency: row.frequency as Charge['frequency'],
  };
}

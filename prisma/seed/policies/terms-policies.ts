import { addDays, type Day, dayInMonth } from '../days.ts';
import { fundMixes } from '../funds.ts';
import { monthly, once, type PolicySpec, type WithdrawalSpec, yearlyCharge } from '../policy-spec.ts';
import { randomFor } from '../random.ts';
import { monthlySeries, withWeeks } from '../valuations.ts';
import type { SeedDays } from './seed-days.ts';

const shared = {
  owners: [{ name: 'Callum Sowerby', percentage: 100 }],
  adviserName: 'Tomas Elwin',
} as const;

const MONTHLY_INCOME = 165_000;

/** Of somebody who has stopped work: an income drawn from one pension, one promised by another, and savings. */
export function termsPolicies(days: SeedDays): PolicySpec[] {
  return [drawdownPlan(days), finalSalaryPension(days), investmentIsa(days)];
}

function drawdownPlan({ today, valuedOn }: SeedDays): PolicySpec {
  const random = randomFor('terms/drawdown-plan');
  const plan = {
    opening: 46_120_000,
    closing: 43_870_415,
    paidInBefore: 41_500_000,
    paidInMonthly: -MONTHLY_INCOME,
  };
  const series = withWeeks(monthlySeries({ ...plan, lastDay: valuedOn, months: 36, random }), 26, random);
  return {
    ...shared,
    name: 'Drawdown plan',
    category: 'pension',
    planType: 'drawdown',
    provider: 'Castlegate Trustees',
    policyNumber: 'CT-51377-09',
    startDate: dayInMonth(valuedOn, -38, 9),
    riskProfile: 'Balanced',
    contributions: [once(47_000_000, dayInMonth(valuedOn, -38, 9), { type: 'transfer', taxBasis: 'gross' })],
    withdrawals: incomeAndLumpSum(valuedOn),
    charges: [
      { name: 'Trustee fee', percentAYear: null, amount: 48_000, frequency: 'yearly' },
      yearlyCharge('Funds', 0.24),
      yearlyCharge('Adviser', 0.6),
    ],
    details: {
      kind: 'drawdown',
      income: MONTHLY_INCOME,
      income_frequency: 'monthly',
      next_review_on: addDays(today, 74),
    },
    history: { source: 'electronic_scheduled', series, mix: fundMixes.balanced },
  };
}

function incomeAndLumpSum(valuedOn: Day): WithdrawalSpec[] {
  return [
    {
      type: 'lump_sum',
      frequency: 'once',
      amount: 5_500_000,
      taxBasis: 'net',
      startsOn: dayInMonth(valuedOn, -37, 2),
      stopsOn: null,
    },
    {
      type: 'regular',
      frequency: 'monthly',
      amount: MONTHLY_INCOME,
      taxBasis: 'gross',
      startsOn: dayInMonth(valuedOn, -36, 25),
      stopsOn: null,
    },
  ];
}

function finalSalaryPension({ today }: SeedDays): PolicySpec {
  return {
    ...shared,
    name: 'Fenland Water pension',
    category: 'pension',
    planType: 'defined_benefit',
    provider: 'Northmoor Life',
    policyNumber: 'FW-8841',
    status: 'paid_up',
    startDate: dayInMonth(today, -402, 1),
    endDate: dayInMonth(today, -150, 28),
    details: {
      kind: 'defined_benefit',
      accrual_rate: 'One sixtieth of final pay for each year',
      prospective_pension: 1_124_000,
      transfer_value: 24_860_000,
      transfer_value_expires_on: addDays(today, 41),
    },
  };
}

function investmentIsa({ valuedOn }: SeedDays): PolicySpec {
  const random = randomFor('terms/investment-isa');
  const plan = { opening: 7_204_000, closing: 9_318_640, paidInBefore: 6_300_000, paidInMonthly: 30_000 };
  return {
    ...shared,
    name: 'Stocks and shares ISA',
    category: 'investment',
    planType: 'stocks_and_shares_isa',
    provider: 'Brackenfield',
    policyNumber: 'BF-388051',
    startDate: dayInMonth(valuedOn, -66, 4),
    riskProfile: 'Cautious',
    contributions: [monthly(30_000, dayInMonth(valuedOn, -66, 4))],
    charges: [yearlyCharge('Platform', 0.29), yearlyCharge('Funds', 0.17)],
    details: { kind: 'isa', subscribed_this_tax_year: 240_000, allowance_remaining: 1_760_000 },
    history: {
      source: 'electronic_live',
      series: withWeeks(monthlySeries({ ...plan, lastDay: valuedOn, months: 24, random }), 26, random),
      mix: fundMixes.cautious,
    },
  };
}

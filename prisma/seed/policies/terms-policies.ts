import { randomFor } from '../by-name.ts';
import type { SeedDays } from '../days.ts';
import { addDays, type Day, dayInMonth } from '../days.ts';
import { fundMixes } from './funds.ts';
import {
  monthly,
  monthlyIncome,
  once,
  type PolicySpec,
  type WithdrawalSpec,
  yearlyCharge,
} from './policy-spec.ts';
import { monthlyThenWeekly } from './valuations.ts';

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
  const plan = { lastDay: valuedOn, months: 36, opening: 41_920_000, closing: 43_870_415 };
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
    history: {
      source: 'electronic_scheduled',
      series: (netOn) => monthlyThenWeekly({ ...plan, netOn, random: randomFor('terms/drawdown-plan') }),
      mix: fundMixes.balanced,
    },
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
    monthlyIncome(MONTHLY_INCOME, dayInMonth(valuedOn, -36, 25)),
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
  const plan = { lastDay: valuedOn, months: 24, opening: 7_204_000, closing: 9_318_640 };
  const began = dayInMonth(valuedOn, -66, 4);
  return {
    ...shared,
    name: 'Stocks and shares ISA',
    category: 'investment',
    planType: 'stocks_and_shares_isa',
    provider: 'Brackenfield',
    policyNumber: 'BF-388051',
    startDate: began,
    riskProfile: 'Cautious',
    contributions: [once(5_010_000, began, { type: 'transfer' }), monthly(30_000, began)],
    charges: [yearlyCharge('Platform', 0.29), yearlyCharge('Funds', 0.17)],
    details: { kind: 'isa' },
    history: {
      source: 'electronic_live',
      series: (netOn) => monthlyThenWeekly({ ...plan, netOn, random: randomFor('terms/investment-isa') }),
      mix: fundMixes.cautious,
    },
  };
}

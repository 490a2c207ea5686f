import { dayInMonth } from '../days.ts';
import { fundMixes } from '../funds.ts';
import { monthly, once, type PolicySpec, yearlyCharge } from '../policy-spec.ts';
import { randomFor } from '../random.ts';
import { givenSeries, withWeeks } from '../valuations.ts';
import type { SeedDays } from './seed-days.ts';

/** Whole pounds by month; the nulls are the months in which the platform sent nothing. */
const jointAccountPounds = [
  284906,
  286120,
  291870,
  289240,
  281530,
  276910,
  286480,
  293350,
  297720,
  303890,
  309410,
  313060,
  306720,
  311880,
  319440,
  321700,
  null,
  null,
  null,
  327350,
  331040,
  336870,
  333210,
  341960,
] as const;

/** Owned by two, with a lump sum, a withdrawal and three months without a value. */
export function vipJointAccount({ valuedOn }: SeedDays): PolicySpec {
  const monthlyPoints = givenSeries(
    valuedOn,
    [...jointAccountPounds, 0],
    (step) => 236_000 + step * 1_000 + (step >= 8 ? 20_000 : 0) - (step >= 12 ? 12_000 : 0),
  ).map((point) => (point.valuedOn === valuedOn ? { ...point, value: 34_811_590 } : point));
  return {
    name: 'Joint investment account',
    category: 'investment',
    planType: 'gia',
    provider: 'Brackenfield',
    policyNumber: 'BF-118204',
    owners: [
      { name: 'Imogen Hartnoll', percentage: 50 },
      { name: 'Edmund Hartnoll', percentage: 50 },
    ],
    startDate: dayInMonth(valuedOn, -90, 6),
    adviserName: 'Ruth Vasey',
    riskProfile: 'Balanced',
    contributions: [
      monthly(100_000, dayInMonth(valuedOn, -89, 1)),
      once(2_000_000, dayInMonth(valuedOn, -16, 14)),
    ],
    withdrawals: [
      {
        type: 'lump_sum',
        frequency: 'once',
        amount: 1_200_000,
        taxBasis: 'gross',
        startsOn: dayInMonth(valuedOn, -12, 3),
        stopsOn: null,
      },
    ],
    charges: [yearlyCharge('Platform', 0.29), yearlyCharge('Funds', 0.22), yearlyCharge('Adviser', 0.6)],
    details: { kind: 'gia', book_cost: 29_184_010, unrealised_gain: 5_627_580 },
    history: {
      source: 'electronic_live',
      series: withWeeks(monthlyPoints, 26, randomFor('vip/joint-account')),
      mix: fundMixes.jointAccount,
    },
  };
}

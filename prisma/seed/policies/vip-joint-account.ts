import { randomFor } from '../by-name.ts';
import type { SeedDays } from '../days.ts';
import { dayInMonth } from '../days.ts';
import { fundMixes } from './funds.ts';
import { monthly, once, type PolicySpec, yearlyCharge } from './policy-spec.ts';
import { closedWith, givenSeries, withWeeks } from './valuations.ts';

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
  311720,
  316960,
  321540,
  324260,
  316990,
  321210,
  327840,
  329170,
  null,
  null,
  null,
  331080,
  333840,
  338740,
  334140,
  341960,
] as const;

/** Owned by two, with a lump sum, a withdrawal and three months without a value. */
export function vipJointAccount({ valuedOn }: SeedDays): PolicySpec {
  const began = dayInMonth(valuedOn, -90, 6);
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
    startDate: began,
    adviserName: 'Ruth Vasey',
    riskProfile: 'Balanced',
    contributions: [
      once(17_000_000, began),
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
    details: { kind: 'gia' },
    history: {
      source: 'electronic_live',
      series: (netOn) => {
        const random = randomFor('vip/joint-account');
        const given = givenSeries(valuedOn, [...jointAccountPounds, 0], netOn);
        return withWeeks(closedWith(given, 34_811_590), { weeks: 26, netOn, random });
      },
      mix: fundMixes.jointAccount,
    },
  };
}

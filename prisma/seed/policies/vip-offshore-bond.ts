import { randomFor } from '../by-name.ts';
import type { SeedDays } from '../days.ts';
import { addDays, dayInMonth, workingDayOnOrBefore } from '../days.ts';
import { fundMixes } from './funds.ts';
import { once, type PolicySpec, yearlyCharge } from './policy-spec.ts';
import { monthlySeries } from './valuations.ts';

/** Fifteen weeks of silence from an insurer that writes every month: past the 35 days after which its value is old. */
const STALE_DAYS = 99;

/** The policy whose value is stale. */
export function vipOffshoreBond({ today }: SeedDays): PolicySpec {
  const lastDay = workingDayOnOrBefore(addDays(today, -STALE_DAYS));
  const plan = { lastDay, months: 24, opening: 19_640_000, closing: 21_490_000 };
  return {
    name: 'Offshore bond',
    category: 'investment',
    planType: 'offshore_bond',
    provider: 'Northmoor Life',
    policyNumber: 'NL-77-03318',
    owners: [{ name: 'Imogen Hartnoll', percentage: 100 }],
    startDate: dayInMonth(today, -64, 22),
    adviserName: 'Ruth Vasey',
    riskProfile: 'Cautious',
    contributions: [once(18_000_000, dayInMonth(today, -64, 22))],
    charges: [yearlyCharge('Policy', 0.45), yearlyCharge('Funds', 0.38)],
    details: {
      kind: 'bond',
      segments: 100,
      lives_assured: ['Imogen Hartnoll', 'Edmund Hartnoll'],
      in_trust: false,
    },
    history: {
      source: 'electronic_bulk',
      series: (netOn) => monthlySeries({ ...plan, netOn, random: randomFor('vip/offshore-bond') }),
      mix: fundMixes.cautious,
      transferValue: 21_060_200,
    },
  };
}

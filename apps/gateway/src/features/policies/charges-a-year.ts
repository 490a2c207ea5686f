import type { Charge, Policy } from '@portal/contract/v1/policies';
import { shareOf } from '@portal/performance/share';

const timesAYear: Record<Charge['frequency'], number> = {
  monthly: 12,
  quarterly: 4,
  half_yearly: 2,
  yearly: 1,
  once: 0,
};

/**
 * P-65: what a policy costs in a year at its latest value, in pence: its charges in per cent of the value, each rounded
 * to the penny with halves up, and its charges in pounds as often as they are taken in a year. A charge taken once is
 * not a yearly charge. An empty list is no charges; null where the charges, the value, or the rate of one charge are
 * not known.
 */
export function chargesAYear({ charges }: Pick<Policy, 'charges'>, value: number | null): number | null {
  if (charges === null || value === null) return null;
  let sum = 0;
  for (const charge of charges) {
    const pence = chargeAYear(charge, value);
    if (pence === null) return null;
    sum += pence;
  }
  return sum;
}

/** A charge with both an amount and a rate is the amount, as on the page of the policy (P-2). */
function chargeAYear({ amount, percent_a_year, frequency }: Charge, value: number): number | null {
  if (frequency === 'once') return 0;
  if (amount !== null) return amount * timesAYear[frequency];
  return percent_a_year === null ? null : shareOf(percent_a_year)(value);
}

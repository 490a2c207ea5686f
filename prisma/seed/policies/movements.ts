import type { Contribution } from '@portal/contract/v1/policies';
import { contributionOf, type Movement, type MovementKind } from '@portal/contract/v1/valuation';
import { type Day, dayInMonth } from '../days.ts';
import type { ContributionSpec, PolicySpec } from './policy-spec.ts';
import type { NetContributions } from './valuations.ts';

type Schedule = Pick<ContributionSpec, 'frequency' | 'startsOn' | 'stopsOn' | 'amount'>;

const monthsApart: Record<Exclude<Contribution['frequency'], 'once'>, number> = {
  monthly: 1,
  quarterly: 3,
  half_yearly: 6,
  yearly: 12,
};

type Payments = Pick<PolicySpec, 'startDate' | 'contributions' | 'withdrawals' | 'charges'>;

/**
 * Every payment of a policy up to `today`, oldest first: what its contributions and withdrawals come to, and the
 * charges in pence, each at the end of its period. A charge in per cent has no amount and is in the values alone.
 */
export function movementsOf(payments: Payments, today: Day): Movement[] {
  const { startDate, contributions = [], withdrawals = [], charges = [] } = payments;
  const movements = [
    ...contributions.flatMap((spec) => datedMovements(spec, kindOf(spec), today)),
    ...withdrawals.flatMap((spec) => datedMovements(spec, 'withdrawal', today)),
    ...charges.flatMap(({ amount, frequency }) => {
      const schedule = { amount: amount ?? 0, frequency, startsOn: startDate, stopsOn: null };
      return amount === null ? [] : datedMovements(schedule, 'charge', today).slice(1);
    }),
  ];
  return movements.sort((left, right) => (left.date < right.date ? -1 : Number(left.date > right.date)));
}

function kindOf({ type, contributor }: ContributionSpec): MovementKind {
  if (type === 'transfer') return 'transfer_in';
  if (type === 'rebate') return 'rebate';
  if (contributor === 'employer') return 'employer';
  return contributor === 'government' ? 'tax_relief' : 'own';
}

function datedMovements(schedule: Schedule, kind: MovementKind, today: Day): Movement[] {
  const { frequency, startsOn, amount } = schedule;
  const until = schedule.stopsOn !== null && schedule.stopsOn < today ? schedule.stopsOn : today;
  const movements: Movement[] = [];
  for (let date = startsOn; date <= until; date = dayAfter(startsOn, movements.length, frequency)) {
    movements.push({ date, kind, amount });
    if (frequency === 'once') break;
  }
  return movements;
}

/** The day of a payment, counted from 0. Payments of the seed are on the 28th of a month at the latest. */
function dayAfter(startsOn: Day, count: number, frequency: Contribution['frequency']): Day {
  const months = frequency === 'once' ? 0 : monthsApart[frequency];
  return dayInMonth(startsOn, count * months, Number(startsOn.slice(8)));
}

export function netContributionsOf(movements: readonly Movement[]): NetContributions {
  return (day) =>
    movements.reduce((sum, movement) => (movement.date <= day ? sum + contributionOf(movement) : sum), 0);
}

import { formatDay } from '#ui/format-day.ts';
import type { Policy } from './policy.ts';

type Contribution = NonNullable<Policy['contributions']>[number];
type Withdrawal = NonNullable<Policy['withdrawals']>[number];
type Charge = NonNullable<Policy['charges']>[number];

/** Money that moves: what it is, what there is to say of it, and integer pence; below nought for what is taken out. */
export type PaymentFact = { name: string; note: string; pence: number };

const often: Record<Contribution['frequency'], string | null> = {
  monthly: 'monthly',
  quarterly: 'quarterly',
  half_yearly: 'half-yearly',
  yearly: 'yearly',
  once: null,
};
const contributionNames: Record<Contribution['type'], string> = {
  regular: 'Regular',
  lump_sum: 'Lump sum',
  transfer: 'Transfer in',
  rebate: 'Rebate',
};
const contributors: Record<Contribution['contributor'], string> = {
  self: 'From you',
  employer: 'From your employer',
  government: 'From the government',
};

/** Row P2: money paid in, newest first. */
export function contributionFacts(contributions: readonly Contribution[]): PaymentFact[] {
  return newestFirst(contributions).map((payment) => ({
    name: named(contributionNames[payment.type], payment.frequency),
    note: joined([
      contributors[payment.contributor],
      payment.taxBasis === 'gross' && 'gross',
      timeWords(payment),
    ]),
    pence: payment.amount,
  }));
}

/** Row P2: money taken out, newest first. */
export function withdrawalFacts(withdrawals: readonly Withdrawal[]): PaymentFact[] {
  return newestFirst(withdrawals).map((payment) => ({
    name: named('Withdrawal', payment.frequency),
    note: joined(['To you', payment.taxBasis === 'gross' && 'before tax', timeWords(payment)]),
    pence: -payment.amount,
  }));
}

/** A charge in words: a share of the value, or an amount in integer pence that stands before the words. */
export function chargeWords({ percentAYear, amount, frequency }: Charge): {
  pence: number | null;
  words: string;
} {
  const time = often[frequency] ?? 'once';
  if (amount !== null) return { pence: amount, words: time };
  return { pence: null, words: percentAYear === null ? 'As agreed' : `${percentAYear}% a year` };
}

function newestFirst<Payment extends { startsOn: string }>(payments: readonly Payment[]): Payment[] {
  return payments.toSorted((one, other) => other.startsOn.localeCompare(one.startsOn));
}

function named(name: string, frequency: Contribution['frequency']): string {
  const time = often[frequency];
  return time === null ? name : `${name}, ${time}`;
}

function joined(parts: readonly (string | false)[]): string {
  return parts.filter(Boolean).join(', ');
}

function timeWords({ frequency, startsOn, stopsOn }: Omit<Withdrawal, 'type'>): string {
  if (frequency === 'once') return formatDay(startsOn);
  return stopsOn === null
    ? `since ${formatDay(startsOn)}`
    : `${formatDay(startsOn)} to ${formatDay(stopsOn)}`;
}

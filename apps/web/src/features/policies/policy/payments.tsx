import { PrivateAmount } from '#core/amounts/hidden-amounts.tsx';
import { capitalise } from '#ui/format/counts.ts';
import { formatDay } from '#ui/format/day.ts';
import { formatYearlyPercent } from '#ui/format/percent.ts';
import { RuledSection } from '#ui/layout/ruled-section.tsx';
import type { Policy } from '../policy-queries.ts';
import { perPeriod } from './details/details.tsx';
import { ValueRows } from './details/value-rows.tsx';
import styles from './payments.module.css';
import { endOf, type PolicyEnd } from './policy-end.ts';

type PolicyPaymentsProps = {
  policy: Policy;
  /** Day in London. */
  today: string;
  /** It holds no fund: its premium is among its details, so the page does not state that nothing is paid in. */
  isPromise: boolean;
};

/** Contributions where they are known, and withdrawals where there are any (P-2). */
export function PolicyPayments({ policy, today, isPromise }: PolicyPaymentsProps) {
  const now = { end: endOf(policy, today), today };
  const paidIn = contributionFacts(policy.contributions ?? [], now);
  const takenOut = withdrawalFacts(policy.withdrawals ?? [], now);
  const saysNothing = isPromise || policy.contributions === null;
  if (saysNothing && paidIn.length + takenOut.length === 0) return null;
  return (
    <div className={styles.stack}>
      {policy.contributions === null ? null : (
        <RuledSection heading="Contributions">
          {paidIn.length === 0 ? (
            <p className={styles.text}>Nothing is being paid in.</p>
          ) : (
            <PaymentRows facts={paidIn} />
          )}
        </RuledSection>
      )}
      {takenOut.length === 0 ? null : (
        <RuledSection heading="Withdrawals">
          <PaymentRows facts={takenOut} />
        </RuledSection>
      )}
    </div>
  );
}

function PaymentRows({ facts }: { facts: readonly PaymentFact[] }) {
  const rows = facts.map(({ name, note, pence }) => ({ name, note, value: <PrivateAmount pence={pence} /> }));
  return <ValueRows rows={rows} />;
}

/** What the policy costs, where it is known (P-2). */
export function PolicyCharges({ charges }: Pick<Policy, 'charges'>) {
  if (charges === null || charges.length === 0) return null;
  const rows = charges.map((charge) => {
    const { pence, text } = chargeText(charge);
    const value =
      pence === null ? (
        text
      ) : (
        <>
          <PrivateAmount pence={pence} /> {text}
        </>
      );
    return { name: charge.name, value };
  });
  return (
    <RuledSection heading="Charges">
      <ValueRows rows={rows} />
    </RuledSection>
  );
}

type Contribution = NonNullable<Policy['contributions']>[number];
type Withdrawal = NonNullable<Policy['withdrawals']>[number];
/** The end of the policy, null while it runs, and the day in London. */
type Now = { end: PolicyEnd | null; today: string };
type Charge = NonNullable<Policy['charges']>[number];

/** A payment: its name, a note, and integer pence, negative for money taken out. */
type PaymentFact = { name: string; note: string; pence: number };

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
  self: 'Own payment',
  employer: 'From the employer',
  government: 'From the government',
};

/** P-2: money paid in, newest first. */
export function contributionFacts(contributions: readonly Contribution[], now: Now): PaymentFact[] {
  return newestFirst(contributions).map((payment) => ({
    name: named(contributionNames[payment.type], payment.frequency),
    note: joined([
      payment.type !== 'transfer' && contributors[payment.contributor],
      payment.taxBasis === 'gross' && 'gross',
      timeText(payment, now),
    ]),
    pence: payment.amount,
  }));
}

/** P-2: money taken out, newest first. */
export function withdrawalFacts(withdrawals: readonly Withdrawal[], now: Now): PaymentFact[] {
  return newestFirst(withdrawals).map((payment) => ({
    name: named('Withdrawal', payment.frequency),
    note: joined([payment.taxBasis === 'gross' && 'Before tax', timeText(payment, now)]),
    pence: -payment.amount,
  }));
}

/** A charge: a share of the value as text, or an amount in integer pence that comes before the text. */
export function chargeText({ percentAYear, amount, frequency }: Charge): {
  pence: number | null;
  text: string;
} {
  if (amount !== null) return { pence: amount, text: frequency === 'once' ? 'once' : perPeriod[frequency] };
  return {
    pence: null,
    text: percentAYear === null ? 'As agreed' : `${formatYearlyPercent(percentAYear)} a year`,
  };
}

function newestFirst<Payment extends { startsOn: string }>(payments: readonly Payment[]): Payment[] {
  return payments.toSorted((one, other) => other.startsOn.localeCompare(one.startsOn));
}

function named(name: string, frequency: Contribution['frequency']): string {
  const time = often[frequency];
  return time === null ? name : `${name}, ${time}`;
}

function joined(parts: readonly (string | false)[]): string {
  return capitalise(parts.filter(Boolean).join(', '));
}

/** A payment ends at the latest with the policy. */
function timeText({ frequency, startsOn, stopsOn }: Omit<Withdrawal, 'type'>, { end, today }: Now): string {
  const start = formatDay(startsOn);
  if (frequency === 'once') return start;
  const [stop] = [stopsOn, end?.day ?? null].filter((day) => day !== null).toSorted();
  if (stop !== undefined) return `${start} to ${formatDay(stop)}`;
  if (end !== null) return `started ${start}`;
  return startsOn > today ? `from ${start}` : `since ${start}`;
}

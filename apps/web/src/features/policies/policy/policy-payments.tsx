import { PrivateAmount } from '#core/amounts/private-amount.tsx';
import { RuledSection } from '#ui/ruled-section.tsx';
import { contributionFacts, type PaymentFact, withdrawalFacts } from './payment-facts.ts';
import type { Policy } from './policy.ts';
import styles from './policy-article.module.css';
import { ValueRows } from './value-rows.tsx';

type PolicyPaymentsProps = {
  policy: Policy;
  /** It holds no fund: a premium is among its details, and that nothing is paid in need not be said. */
  isPromise: boolean;
};

/** What is paid in where it is known, and what was taken out where anything was (row P2). */
export function PolicyPayments({ policy, isPromise }: PolicyPaymentsProps) {
  const paidIn = contributionFacts(policy.contributions ?? []);
  const takenOut = withdrawalFacts(policy.withdrawals ?? []);
  const isNothingSaid = isPromise || policy.contributions === null;
  if (isNothingSaid && paidIn.length + takenOut.length === 0) return null;
  return (
    <div className={styles.stack}>
      {policy.contributions === null ? null : (
        <RuledSection heading="Contributions">
          {paidIn.length === 0 ? (
            <p className={styles.words}>Nothing is being paid in.</p>
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

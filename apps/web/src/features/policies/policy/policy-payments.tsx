import { PrivateAmount } from '#core/amounts/private-amount.tsx';
import { RuledSection } from '#ui/ruled-section.tsx';
import { contributionFacts, type PaymentFact, withdrawalFacts } from './payment-facts.ts';
import type { Policy } from './policy.ts';
import styles from './policy-article.module.css';
import { ValueRows } from './value-rows.tsx';

/** What is paid in, and what was taken out where anything was (row P2). */
export function PolicyPayments({ policy }: { policy: Policy }) {
  const paidIn = contributionFacts(policy.contributions);
  const takenOut = withdrawalFacts(policy.withdrawals);
  return (
    <div className={styles.stack}>
      <RuledSection heading="Contributions">
        {paidIn.length === 0 ? (
          <p className={styles.words}>Nothing is being paid in.</p>
        ) : (
          <PaymentRows facts={paidIn} />
        )}
      </RuledSection>
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

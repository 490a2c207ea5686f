import { PrivateAmount } from '#core/amounts/private-amount.tsx';
import { RuledSection } from '#ui/ruled-section.tsx';
import { chargeWords } from './payment-facts.ts';
import type { Policy } from './policy.ts';
import { ValueRows } from './value-rows.tsx';

/** What the policy costs, where it is known (row P2). */
export function PolicyCharges({ charges }: Pick<Policy, 'charges'>) {
  if (charges === null || charges.length === 0) return null;
  const rows = charges.map((charge) => {
    const { pence, words } = chargeWords(charge);
    const value =
      pence === null ? (
        words
      ) : (
        <>
          <PrivateAmount pence={pence} /> {words}
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

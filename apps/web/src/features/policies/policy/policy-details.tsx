import { PrivateAmount } from '#core/amounts/private-amount.tsx';
import { RuledSection } from '#ui/ruled-section.tsx';
import { type DetailFact, detailFacts, detailHeadings } from './detail-facts.ts';
import type { Policy } from './policy.ts';
import styles from './value-rows.module.css';
import { ValueRows } from './value-rows.tsx';

/** What is particular to this kind of plan, and what every policy may have; nothing where none of it is known (row P2). */
export function PolicyDetails({ policy }: { policy: Policy }) {
  const rows = detailFacts(policy).map((fact) => ({ name: fact.name, value: <FactValue fact={fact} /> }));
  if (rows.length === 0) return null;
  const heading = policy.details === null ? 'Details' : detailHeadings[policy.details.kind];
  return (
    <RuledSection heading={heading}>
      <ValueRows rows={rows} />
    </RuledSection>
  );
}

function FactValue({ fact }: { fact: DetailFact }) {
  if ('text' in fact) return fact.text;
  return (
    <>
      <PrivateAmount pence={fact.pence} />
      {fact.unit === undefined ? null : <span className={styles.unit}> {fact.unit}</span>}
    </>
  );
}

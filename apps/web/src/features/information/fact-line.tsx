import styles from './fact-line.module.css';

type Fact = { name: string; value: string | null };

/** A few short facts side by side; those without a value are left out. */
export function FactLine({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== null);
  if (known.length === 0) return null;
  return (
    <dl className={styles.line}>
      {known.map(({ name, value }) => (
        <div key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

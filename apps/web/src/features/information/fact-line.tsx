import styles from './fact-line.module.css';

type Fact = { name: string; value: string };

/** A few short facts side by side. */
export function FactLine({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.line}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

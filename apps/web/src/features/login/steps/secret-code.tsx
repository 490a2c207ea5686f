import { Fragment } from 'react';
import styles from './secret-code.module.css';

/** The secret in groups of four for the eye; selected and copied, it is one word. */
export function SecretCode({ secret }: { secret: string }) {
  const groups = secret.match(/.{1,4}/g) ?? [];
  return (
    <p>
      <span className="visually-hidden">Secret code: </span>
      <code className={styles.secret}>
        {groups.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups may repeat and never move
          <Fragment key={index}>
            <span className={styles.group}>{group}</span>
            <wbr />
          </Fragment>
        ))}
      </code>
    </p>
  );
}

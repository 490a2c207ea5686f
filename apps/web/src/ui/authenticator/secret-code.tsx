import { Fragment } from 'react';
import styles from './secret-code.module.css';
import { secretGroups } from './secret-groups.ts';

/** The secret in groups of four for the eye; selected and copied, it is one word. */
export function SecretCode({ secret }: { secret: string }) {
  return (
    <p>
      <span className="visually-hidden">Secret code: </span>
      <code className={styles.secret}>
        {secretGroups(secret).map((group, index) => (
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

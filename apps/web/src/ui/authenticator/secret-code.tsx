import { Fragment } from 'react';
import styles from './secret-code.module.css';

/** The secret in groups of four to read; selected and copied, it is one word. */
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

const GROUP_LENGTH = 4;

/** A secret in groups of four; joined again they are the secret. */
export function secretGroups(secret: string): string[] {
  const groups = Math.ceil(secret.length / GROUP_LENGTH);
  return Array.from({ length: groups }, (_, group) =>
    secret.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH),
  );
}

import { trpc } from '#core/trpc/react.ts';
import type { RouterOutputs } from '#core/trpc/router-outputs.ts';
import { Avatar } from '#ui/avatar.tsx';
import styles from './account-person.module.css';

/** Whose account this is, above the list; on phones the details below the title say it. */
export function AccountPerson() {
  const { data: client } = trpc.client.get.useQuery();
  const name = client && nameOf(client);
  if (!client || !name) return <div className={styles.person} />;
  return (
    <div className={styles.person}>
      <Avatar name={name} size="large" />
      <div>
        <p className={styles.name}>{name}</p>
        {client.clientSince === null ? null : (
          <p className={styles.since}>Client since {client.clientSince.slice(0, 4)}</p>
        )}
      </div>
    </div>
  );
}

/** Empty where the record names nobody. */
function nameOf({ firstName, surname, givenName, email }: RouterOutputs['client']['get']): string {
  const name = [firstName ?? givenName, surname].filter(Boolean).join(' ');
  return name || (email ?? '');
}

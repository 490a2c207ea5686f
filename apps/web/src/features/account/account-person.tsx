import { trpc } from '#core/trpc/react.ts';
import { Avatar } from '#ui/avatar.tsx';
import styles from './account-person.module.css';

/** Whose account this is, above the list; on phones the details below the title say it. */
export function AccountPerson() {
  const { data: client } = trpc.client.get.useQuery();
  if (!client) return <div className={styles.person} />;
  const name = `${client.firstName} ${client.surname}`;
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

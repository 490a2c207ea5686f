import { PageLink } from '#core/page-link.tsx';
import { paths } from '#core/paths.ts';
import { trpc } from '#core/trpc/react.ts';
import { textLink } from '#ui/text-link.ts';
import styles from './thread-subject.module.css';
import { withContact } from './thread-words.ts';
import type { Thread } from './use-thread.ts';

/** Whom a conversation is with, and the policy that it is about. */
export function ThreadSubject({ thread: { contact, policyUuid } }: { thread: Thread }) {
  return (
    <p className={styles.subject}>
      <span>{withContact(contact)}</span>
      {policyUuid === null ? null : (
        <span className={styles.about}>
          About <PolicyName uuid={policyUuid} />
        </span>
      )}
    </p>
  );
}

/** The policies are nearly always there already; until they are, the link says what it leads to all the same. */
function PolicyName({ uuid }: { uuid: string }) {
  const { data } = trpc.policies.list.useQuery();
  const policy = data?.policies.find((candidate) => candidate.uuid === uuid);
  return (
    <PageLink className={textLink} to={paths.policy.to({ id: uuid })}>
      {policy?.name ?? 'one of your policies'}
    </PageLink>
  );
}

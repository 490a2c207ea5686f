import { PageLink } from '#core/page-link.tsx';
import { paths } from '#core/paths.ts';
import { policyName } from '#core/policy-name.ts';
import { trpc } from '#core/trpc/react.ts';
import { textLink } from '#ui/text-link.ts';
import styles from './thread-subject.module.css';
import { withContact } from './thread-words.ts';
import type { Thread } from './use-thread.ts';

/** Whom a conversation is with, and the policy that it is about, where the firm names them. */
export function ThreadSubject({ thread: { contact, policyUuid } }: { thread: Thread }) {
  const contactText = withContact(contact);
  if (contactText === null && policyUuid === null) return null;
  return (
    <p className={styles.subject}>
      {contactText === null ? null : <span>{contactText}</span>}
      {policyUuid === null ? null : (
        <span className={styles.about}>
          About <PolicyName uuid={policyUuid} />
        </span>
      )}
    </p>
  );
}

/** The policies are nearly always loaded already; until they are, the link says what it leads to. */
function PolicyName({ uuid }: { uuid: string }) {
  const { data } = trpc.policies.list.useQuery();
  const policy = data?.policies.find((candidate) => candidate.uuid === uuid);
  return (
    <PageLink className={textLink} to={paths.policy.to({ id: uuid })}>
      {policy ? policyName(policy) : 'one of your policies'}
    </PageLink>
  );
}

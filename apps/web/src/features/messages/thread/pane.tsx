import { useQuery } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import { FailedPage } from '#core/errors/failed-page.tsx';
import { MissingPage } from '#core/errors/missing-page.tsx';
import { policyName } from '#core/format/policy-name.ts';
import { SubjectHeading } from '#core/routing/headings/subject-heading.tsx';
import { PageLink } from '#core/routing/links/link.tsx';
import { paths } from '#core/routing/paths.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { textLink } from '#ui/action/classes.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { type Conversation, type Thread, useFetchedSinceOpened, useOpenedThread } from '../thread-queries.ts';
import { contactText, firstUnreadOf, threadSubject } from '../thread-text.ts';
import { MessageList } from './message-list.tsx';
import styles from './pane.module.css';
import { ReplyForm } from './reply-form.tsx';
import { useLaterMessages } from './use-later-messages.ts';
import { useMarkRead } from './use-mark-read.ts';

type ThreadPaneProps = {
  uuid: string;
  /** What the list knows of it, so that its heading need not wait. */
  listed: Thread | undefined;
  responseTime: string | null;
  headingRef: Ref<HTMLHeadingElement>;
};

/** P-9: one conversation, with the way to answer it. */
export function ThreadPane({ uuid, listed, responseTime, headingRef }: ThreadPaneProps) {
  const query = useOpenedThread(uuid);
  const isFresh = useFetchedSinceOpened(uuid);
  const thread = query.data?.thread ?? listed;
  return (
    <article className={styles.thread} aria-busy={query.isLoading}>
      <header>
        <SubjectHeading ref={headingRef} name={thread ? threadSubject(thread) : 'Conversation'} />
        {thread ? <ThreadSubject thread={thread} /> : null}
      </header>
      <QueryBoundary
        query={query}
        loading={<ThreadSkeleton />}
        notFound={
          <MissingPage
            heading="We could not find this conversation"
            onward={{ to: paths.messages.to(), label: 'All conversations' }}
          >
            It may have been closed, or the address may be mistyped.
          </MissingPage>
        }
        failed={(failure) => (
          <FailedPage heading="We could not load this conversation" failure={failure}>
            Nothing in it is lost.
          </FailedPage>
        )}
      >
        {(conversation) => <Shown {...{ conversation, listed, isFresh, responseTime }} />}
      </QueryBoundary>
    </article>
  );
}

type ShownProps = Pick<ThreadPaneProps, 'listed' | 'responseTime'> & {
  conversation: Conversation;
  /** Fetched since it was opened; a cached one may lack the newest message. */
  isFresh: boolean;
};

function Shown({ conversation, listed, isFresh, responseTime }: ShownProps) {
  const [now] = useState(() => new Date());
  const firstUnread = useFirstUnread(conversation);
  useMarkRead(conversation.thread, isFresh);
  useLaterMessages(conversation, listed);
  return (
    <>
      <MessageList messages={conversation.messages} firstUnread={firstUnread} now={now} />
      <ReplyForm conversation={conversation} responseTime={responseTime} />
    </>
  );
}

/** Where reading starts: it stays when the conversation is marked as read, and until it is left. */
function useFirstUnread(conversation: Conversation): string | null {
  const [first, setFirst] = useState<string | null>(null);
  const now = firstUnreadOf(conversation);
  if (first === null && now !== null) setFirst(now);
  return first ?? now;
}

/** Whom a conversation is with, and the policy that it is about, where the firm names them. */
function ThreadSubject({ thread: { contact, policyUuid } }: { thread: Thread }) {
  const withWhom = contactText(contact);
  if (withWhom === null && policyUuid === null) return null;
  return (
    <p className={styles.subject}>
      {withWhom === null ? null : <span>{withWhom}</span>}
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
  const trpc = useTRPC();
  const { data } = useQuery(trpc.policies.list.queryOptions());
  const policy = data?.policies.find((candidate) => candidate.uuid === uuid);
  return (
    <PageLink className={textLink} to={paths.policy.to({ id: uuid })}>
      {policy ? policyName(policy) : 'one of your policies'}
    </PageLink>
  );
}

/** A conversation while it loads. */
function ThreadSkeleton() {
  return (
    <>
      <p className="visually-hidden" role="status">
        Loading the conversation
      </p>
      <Skeleton width="80%" height="7rem" />
      <Skeleton width="70%" height="9rem" />
    </>
  );
}

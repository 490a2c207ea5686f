import { type Ref, useState } from 'react';
import { FailedPage } from '#core/failed-page.tsx';
import { Loaded } from '#core/loaded.tsx';
import { MissingPage } from '#core/missing-page.tsx';
import { paths } from '#core/paths.ts';
import { paneHeading } from '#ui/pane-heading.ts';
import { MessageList } from './message-list.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ThreadLoading } from './thread-loading.tsx';
import styles from './thread-pane.module.css';
import { ThreadSubject } from './thread-subject.tsx';
import { threadSubject } from './thread-words.ts';
import { useMarkRead } from './use-mark-read.ts';
import { type Conversation, type Thread, useThread } from './use-thread.ts';

type ThreadPaneProps = {
  uuid: string;
  /** What the list knows of it, so that its heading need not wait. */
  listed: Thread | undefined;
  responseTime: string | null;
  headingRef: Ref<HTMLHeadingElement>;
};

/** Row P9: one conversation, with the way to answer it. */
export function ThreadPane({ uuid, listed, responseTime, headingRef }: ThreadPaneProps) {
  const query = useThread(uuid);
  const thread = query.data?.thread ?? listed;
  return (
    <article className={styles.thread} aria-busy={query.isPending}>
      <header>
        <h2 ref={headingRef} className={paneHeading} tabIndex={-1}>
          {threadSubject(thread)}
        </h2>
        {thread ? <ThreadSubject thread={thread} /> : null}
      </header>
      <Loaded
        query={query}
        loading={<ThreadLoading />}
        notFound={
          <MissingPage
            heading="This conversation is not here"
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
        {(conversation) => <Shown conversation={conversation} responseTime={responseTime} />}
      </Loaded>
    </article>
  );
}

function Shown({ conversation, responseTime }: { conversation: Conversation; responseTime: string | null }) {
  const [now] = useState(() => new Date());
  useMarkRead(conversation.thread);
  return (
    <>
      <MessageList messages={conversation.messages} now={now} />
      <ReplyForm conversation={conversation} responseTime={responseTime} />
    </>
  );
}

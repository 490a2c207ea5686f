import { useQuery } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import { FailedPage } from '#core/errors/failed-page.tsx';
import { FailedPart } from '#core/errors/failed-part.tsx';
import { MissingPage } from '#core/errors/missing-page.tsx';
import { Link } from '#core/routing/link.tsx';
import { useDocumentTitle } from '#core/routing/page-title.ts';
import { paths } from '#core/routing/paths.ts';
import { useSearchParams } from '#core/routing/search-params.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { buttonLook } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/state-panel.tsx';
import { useFocusOnChange } from '#ui/hooks/use-focus-on-change.ts';
import { paneTitle } from '#ui/layout/headings.ts';
import { ListDetail } from '#ui/layout/list-detail.tsx';
import styles from './messages-screen.module.css';
import { NewMessagePane } from './new-message/pane.tsx';
import { type MessagesParams, newMessageAddress, readParams } from './search-params.ts';
import { ThreadPane } from './thread/pane.tsx';
import { ThreadList, ThreadListSkeleton } from './thread-list.tsx';
import type { ThreadListAnswer } from './thread-queries.ts';
import { threadSubject } from './thread-text.ts';

const notLoaded = 'We could not load your messages';

/** P-9: conversations with the firm, and one of them beside the list. Phones show the list or the conversation. */
export function MessagesScreen() {
  const trpc = useTRPC();
  const [query] = useSearchParams();
  const params = readParams(query);
  const list = useQuery(trpc.messages.list.queryOptions());
  const [now] = useState(() => new Date());
  useDocumentTitle(titleOf(params, list.data));
  const panes = {
    listLabel: 'Conversations',
    narrow: params.pane === 'list' ? ('all' as const) : ('detail' as const),
    detail: <MessagesDetail params={params} list={list.data} />,
  };
  return (
    <QueryBoundary
      query={list}
      loading={<ListDetail {...panes} isBusy list={<ThreadListSkeleton />} />}
      failed={(failure) =>
        params.pane === 'list' ? (
          <FailedPage heading={notLoaded} failure={failure}>
            Nothing in them is lost.
          </FailedPage>
        ) : (
          <ListDetail {...panes} list={<FailedPart heading={notLoaded} failure={failure} />} />
        )
      }
    >
      {({ offered, threads, responseTime, unreadable }) => {
        if (!offered) return <NotOffered />;
        if (threads.length + unreadable === 0 && params.pane === 'list')
          return <NoMessages responseTime={responseTime} />;
        return <ListDetail {...panes} list={<ThreadList {...{ threads, unreadable, params, now }} />} />;
      }}
    </QueryBoundary>
  );
}

/** Shown when the firm does not know the extension; only the address itself leads here. */
function NotOffered() {
  return (
    <MissingPage
      heading="Messages are not offered here"
      onward={{ to: paths.account.to(), label: 'Go to your account' }}
    >
      We do not take messages through this portal. Please contact us as you usually do.
    </MissingPage>
  );
}

function titleOf(params: MessagesParams, list: ThreadListAnswer | undefined): string {
  if (params.pane === 'new' && list?.offered !== false) return 'New message';
  const thread = params.pane === 'thread' && list?.threads.find(({ uuid }) => uuid === params.uuid);
  return thread ? threadSubject(thread) : paths.messages.title;
}

type MessagesDetailProps = {
  params: MessagesParams;
  /** All conversations; undefined while they load. */
  list: ThreadListAnswer | undefined;
};

/** The pane beside the list: a conversation, a new message, or neither yet. Its heading takes focus when that changes. */
function MessagesDetail({ params, list }: MessagesDetailProps) {
  const headingRef = useFocusOnChange(params.pane === 'thread' ? params.uuid : params.pane);
  const shared = { responseTime: list?.responseTime ?? null, headingRef };
  if (params.pane === 'list') return <NoThreadChosen {...shared} />;
  if (params.pane === 'new') return <NewMessagePane {...shared} />;
  const listed = list?.threads.find(({ uuid }) => uuid === params.uuid);
  return <ThreadPane key={params.uuid} uuid={params.uuid} listed={listed} {...shared} />;
}

/** There is no conversation yet. */
function NoMessages({ responseTime }: { responseTime: string | null }) {
  return (
    <EmptyState
      heading="No messages yet"
      actions={
        <Link {...buttonLook()} to={newMessageAddress}>
          Write to your adviser
        </Link>
      }
    >
      Your messages and our replies are shown here.
      {responseTime === null ? null : ` We answer within ${responseTime}.`}
    </EmptyState>
  );
}

type NoThreadChosenProps = { responseTime: string | null; headingRef: Ref<HTMLHeadingElement> };

/** Beside the list while no conversation is chosen; phones show the list alone. */
function NoThreadChosen({ responseTime, headingRef }: NoThreadChosenProps) {
  return (
    <div className={styles.hint}>
      <h2 ref={headingRef} className={paneTitle} tabIndex={-1}>
        Choose a conversation
      </h2>
      <p className={styles.hintText}>
        It opens here, and you can reply to it.
        {responseTime === null ? null : ` We answer within ${responseTime}.`} Please do not send dealing
        instructions here.
      </p>
    </div>
  );
}

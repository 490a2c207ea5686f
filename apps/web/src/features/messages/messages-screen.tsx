import { useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { FailedPage } from '#core/errors/failed-page.tsx';
import { FailedPart } from '#core/errors/failed-part.tsx';
import { MissingPage } from '#core/errors/missing-page.tsx';
import { useDocumentTitle } from '#core/routing/headings/page-title.ts';
import { useChosenHeading } from '#core/routing/headings/use-opened-heading.ts';
import { Link } from '#core/routing/links/link.tsx';
import {
  type MessagesParams,
  newMessageAddress,
  readMessagesParams,
} from '#core/routing/message-addresses.ts';
import { paths } from '#core/routing/paths.ts';
import { useSearchParams } from '#core/routing/search-params.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { buttonLook } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { DetailSkeleton } from '#ui/feedback/page-skeletons.tsx';
import { useMediaQuery, WIDE } from '#ui/hooks/use-media-query.ts';
import { ListDetail } from '#ui/layout/list-detail.tsx';
import { NewMessagePane } from './new-message/pane.tsx';
import { ThreadPane } from './thread/pane.tsx';
import { rowIdOf, ThreadList } from './thread-list.tsx';
import type { Thread, ThreadListAnswer } from './thread-queries.ts';
import { threadSubject } from './thread-text.ts';

const notLoaded = 'We could not load your messages';

/**
 * P-50: conversations with the firm, and one of them beside the list: at first the newest with something unread, else
 * the newest. Phones show the list or the conversation.
 */
export function MessagesScreen() {
  const trpc = useTRPC();
  const [query] = useSearchParams();
  const params = readMessagesParams(query);
  const list = useQuery(trpc.messages.list.queryOptions());
  const isWide = useMediaQuery(WIDE);
  const hasRoom = isWide && params.pane === 'list';
  // What is kept from another page may lack the newest message.
  const isLoading = list.isPending || (list.isStale && list.isFetching);
  const first = useFirstThread(hasRoom, isLoading ? undefined : list.data?.threads);
  const shown: MessagesParams = first === null ? params : { pane: 'thread', uuid: first };
  const headingRef = useChosenHeading(params.pane === 'list' ? null : rowIdOf(params));
  const [now] = useState(() => new Date());
  const mayComeFirst = list.data === undefined || list.data.threads.length > 0;
  useDocumentTitle(titleOf(params, list.data));
  const panes = {
    listLabel: 'Conversations',
    narrow: params.pane === 'list' ? ('all' as const) : ('detail' as const),
    detail:
      hasRoom && first === null && isLoading && mayComeFirst ? (
        <DetailSkeleton label="Loading a conversation" />
      ) : (
        <MessagesDetail params={shown} list={list.data} headingRef={headingRef} />
      ),
  };
  return (
    <QueryBoundary
      query={list}
      loading={
        <ListDetail {...panes} isBusy list={<ThreadList {...{ list: undefined, params: shown, now }} />} />
      }
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
        return (
          <ListDetail
            {...panes}
            list={<ThreadList {...{ list: { threads, unreadable }, params: shown, now }} />}
          />
        );
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

/**
 * The conversation to start with, while there is room for one beside the list. It stays when reading it changes which
 * that is.
 */
function useFirstThread(hasRoom: boolean, threads: readonly Thread[] = []): string | null {
  const [uuid, setUuid] = useState<string | null>(null);
  const toRead = threads.find(({ unreadCount }) => unreadCount !== null && unreadCount > 0) ?? threads[0];
  const next = hasRoom ? (uuid ?? toRead?.uuid ?? null) : null;
  if (next !== uuid) setUuid(next);
  return next;
}

type MessagesDetailProps = {
  params: MessagesParams;
  /** All conversations; undefined while they load. */
  list: ThreadListAnswer | undefined;
  /** Takes the focus when another conversation is opened. */
  headingRef: RefObject<HTMLHeadingElement | null>;
};

/** The pane beside the list: a conversation, a new message, or neither. */
function MessagesDetail({ params, list, headingRef }: MessagesDetailProps) {
  const shared = { responseTime: list?.responseTime ?? null, headingRef };
  if (params.pane === 'list') return null;
  if (params.pane === 'new') return <NewMessagePane policyUuid={params.policyUuid} {...shared} />;
  const listed = list?.threads.find(({ uuid }) => uuid === params.uuid);
  return <ThreadPane key={params.uuid} uuid={params.uuid} listed={listed} {...shared} />;
}

/** There is no conversation yet. */
function NoMessages({ responseTime }: { responseTime: string | null }) {
  return (
    <EmptyState
      heading="No messages yet"
      actions={
        <Link {...buttonLook()} to={newMessageAddress()}>
          Write to your adviser
        </Link>
      }
    >
      Your messages and our replies are shown here.
      {responseTime === null ? null : ` We answer within ${responseTime}.`}
    </EmptyState>
  );
}

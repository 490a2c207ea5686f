import { useState } from 'react';
import { FailedPage } from '#core/failed-page.tsx';
import { FailedPart } from '#core/failed-part.tsx';
import { Loaded } from '#core/loaded.tsx';
import { useDocumentTitle } from '#core/page-title.ts';
import { paths } from '#core/paths.ts';
import { trpc } from '#core/trpc/react.ts';
import { useAddressQuery } from '#core/use-address-query.ts';
import { ListDetail } from '#ui/list-detail.tsx';
import { MessagesDetail } from './messages-detail.tsx';
import { type MessagesPlace, messagesPlaceAt } from './messages-place.ts';
import { NoMessages } from './no-messages.tsx';
import { ThreadList } from './thread-list.tsx';
import { ThreadListLoading } from './thread-list-loading.tsx';
import type { Thread } from './use-thread.ts';

const notLoaded = 'We could not load your messages';

/** Row P9: conversations with the firm, and one of them beside the list. Phones show the list or the conversation. */
export function MessagesScreen() {
  const [query] = useAddressQuery();
  const place = messagesPlaceAt(query);
  const list = trpc.messages.list.useQuery();
  const [now] = useState(() => new Date());
  useDocumentTitle(titleOf(place, list.data?.threads ?? []));
  const panes = {
    listLabel: 'Conversations',
    narrow: place.pane === 'list' ? ('all' as const) : ('detail' as const),
    detail: <MessagesDetail place={place} list={list.data} />,
  };
  return (
    <Loaded
      query={list}
      loading={<ListDetail {...panes} isBusy list={<ThreadListLoading />} />}
      failed={(failure) =>
        place.pane === 'list' ? (
          <FailedPage heading={notLoaded} failure={failure}>
            Nothing in them is lost.
          </FailedPage>
        ) : (
          <ListDetail {...panes} list={<FailedPart heading={notLoaded} failure={failure} />} />
        )
      }
    >
      {({ threads, responseTime }) =>
        threads.length === 0 && place.pane === 'list' ? (
          <NoMessages responseTime={responseTime} />
        ) : (
          <ListDetail {...panes} list={<ThreadList threads={threads} place={place} now={now} />} />
        )
      }
    </Loaded>
  );
}

function titleOf(place: MessagesPlace, threads: readonly Thread[]): string {
  if (place.pane === 'new') return 'New message';
  const thread = place.pane === 'thread' && threads.find(({ uuid }) => uuid === place.uuid);
  return thread ? thread.subject : paths.messages.title;
}

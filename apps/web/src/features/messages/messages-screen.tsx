import { useState } from 'react';
import { FailedPage } from '#core/failed-page.tsx';
import { FailedPart } from '#core/failed-part.tsx';
import { Loaded } from '#core/loaded.tsx';
import { MissingPage } from '#core/missing-page.tsx';
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
import { threadSubject } from './thread-words.ts';
import type { ThreadListAnswer } from './use-thread.ts';

const notLoaded = 'We could not load your messages';

/** Row P9: conversations with the firm, and one of them beside the list. Phones show the list or the conversation. */
export function MessagesScreen() {
  const [query] = useAddressQuery();
  const place = messagesPlaceAt(query);
  const list = trpc.messages.list.useQuery();
  const [now] = useState(() => new Date());
  useDocumentTitle(titleOf(place, list.data));
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
      {({ offered, threads, responseTime, unreadable }) => {
        if (!offered) return <NotOffered />;
        if (threads.length + unreadable === 0 && place.pane === 'list')
          return <NoMessages responseTime={responseTime} />;
        return <ListDetail {...panes} list={<ThreadList {...{ threads, unreadable, place, now }} />} />;
      }}
    </Loaded>
  );
}

/** Where the firm does not know the extension; nothing leads here but an address entered by hand. */
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

function titleOf(place: MessagesPlace, list: ThreadListAnswer | undefined): string {
  if (place.pane === 'new' && list?.offered !== false) return 'New message';
  const thread = place.pane === 'thread' && list?.threads.find(({ uuid }) => uuid === place.uuid);
  return thread ? threadSubject(thread) : paths.messages.title;
}

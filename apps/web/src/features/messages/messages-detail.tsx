import { useFocusOnChange } from '#ui/use-focus-on-change.ts';
import type { MessagesPlace } from './messages-place.ts';
import { NewMessagePane } from './new-message-pane.tsx';
import { NoThreadChosen } from './no-thread-chosen.tsx';
import { ThreadPane } from './thread-pane.tsx';
import type { ThreadListAnswer } from './use-thread.ts';

type MessagesDetailProps = {
  place: MessagesPlace;
  /** What is known of all conversations; undefined while it is on its way. */
  list: ThreadListAnswer | undefined;
};

/** What stands beside the list: a conversation, a new message, or neither yet. Its heading takes focus when that changes. */
export function MessagesDetail({ place, list }: MessagesDetailProps) {
  const headingRef = useFocusOnChange(place.pane === 'thread' ? place.uuid : place.pane);
  const shared = { responseTime: list?.responseTime ?? null, headingRef };
  if (place.pane === 'list') return <NoThreadChosen {...shared} />;
  if (place.pane === 'new') return <NewMessagePane {...shared} />;
  const listed = list?.threads.find(({ uuid }) => uuid === place.uuid);
  return <ThreadPane key={place.uuid} uuid={place.uuid} listed={listed} {...shared} />;
}

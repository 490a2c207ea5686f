import { FailedPage } from '#core/failed-page.tsx';
import { Loaded } from '#core/loaded.tsx';
import { londonDay } from '#core/time/london-day.ts';
import { useAddressQuery } from '#core/use-address-query.ts';
import { DetailPlace } from '#ui/detail-place.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ListDetail } from '#ui/list-detail.tsx';
import { ListPlace } from '#ui/list-place.tsx';
import { readPlace } from './notification-address.ts';
import { NotificationPanes } from './notification-panes.tsx';
import styles from './notifications-screen.module.css';
import { useNotifications } from './use-notifications.ts';

/** Rows P7 and A20: what is new for the person, page by page. */
export function NotificationsScreen({ today = londonDay(new Date()) }: { today?: string }) {
  const [query] = useAddressQuery();
  const place = readPlace(query);
  const notifications = useNotifications(place.page);
  return (
    <Loaded
      query={notifications}
      loading={<NotificationsLoading />}
      failed={(failure) => <FailedPage heading="We could not load your notifications" failure={failure} />}
    >
      {(answer) =>
        answer.totalCount + answer.unreadable === 0 ? (
          <EmptyState heading="Nothing new yet">
            When a value is updated, a report is published or something needs your answer, it will be said
            here.
          </EmptyState>
        ) : (
          <NotificationPanes
            answer={answer}
            isBusy={notifications.isPlaceholderData}
            place={place}
            today={today}
          />
        )
      }
    </Loaded>
  );
}

function NotificationsLoading() {
  return (
    <ListDetail
      isBusy
      listLabel="Notifications"
      list={<ListPlace said="Loading your notifications" />}
      detail={
        <div className={styles.beside}>
          <DetailPlace said="Loading what is new for you" />
        </div>
      }
    />
  );
}

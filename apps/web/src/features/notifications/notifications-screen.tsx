import { londonDay } from '@portal/contract/shapes/calendar-day';
import { FailedPage } from '#core/errors/failed-page.tsx';
import { useSearchParams } from '#core/routing/search-params.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { DetailSkeleton, ListSkeleton } from '#ui/feedback/page-skeletons.tsx';
import { ListDetail } from '#ui/layout/list-detail.tsx';
import { useNotifications } from './notification-queries.ts';
import styles from './notifications-screen.module.css';
import { NotificationPanes } from './panes.tsx';
import { readParams } from './search-params.ts';

/** P-7 and API-20: what is new for the client, page by page. */
export function NotificationsScreen({ today = londonDay(new Date()) }: { today?: string }) {
  const [query] = useSearchParams();
  const params = readParams(query);
  const notifications = useNotifications(params.page);
  return (
    <QueryBoundary
      query={notifications}
      loading={<NotificationsSkeleton />}
      failed={(failure) => <FailedPage heading="We could not load your notifications" failure={failure} />}
    >
      {(answer) =>
        answer.totalCount + answer.unreadable === 0 ? (
          <EmptyState heading="Nothing new yet">
            We tell you here when a value is updated, a report is published or something needs your answer.
          </EmptyState>
        ) : (
          <NotificationPanes
            answer={answer}
            isBusy={notifications.isPlaceholderData}
            params={params}
            today={today}
          />
        )
      }
    </QueryBoundary>
  );
}

function NotificationsSkeleton() {
  return (
    <ListDetail
      isBusy
      listLabel="Notifications"
      list={<ListSkeleton label="Loading your notifications" />}
      detail={
        <div className={styles.beside}>
          <DetailSkeleton label="Loading what is new for you" />
        </div>
      }
    />
  );
}

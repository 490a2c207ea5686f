import { EmptyState } from '#ui/empty-state.tsx';

/** Row P7 is still to be built; until then the page says what it will hold. */
export function NotificationsScreen() {
  return (
    <EmptyState heading="What is new for you">
      When a value is updated, a report is published or something needs your answer, it will be said here.
    </EmptyState>
  );
}

import { EmptyState } from '#ui/empty-state.tsx';

/** Row P6 is still to be built; until then the page says what it will hold. */
export function InsightsScreen() {
  return (
    <EmptyState heading="Articles by people you know">
      Plain articles on pensions, saving and tax will stand here, written by the people who look after your
      money.
    </EmptyState>
  );
}

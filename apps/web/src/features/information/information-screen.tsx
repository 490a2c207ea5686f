import { EmptyState } from '#ui/empty-state.tsx';

/** Row P3 is still to be built; until then the page says what it will hold. */
export function InformationScreen() {
  return (
    <EmptyState heading="Our research on providers">
      Our due diligence on each provider will stand here, by financial year: how strong it is, what it
      charges, and how well it serves you.
    </EmptyState>
  );
}

import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

type InsightsEmptyProps = {
  /** Clears the filters; undefined where none is in use, and there is simply nothing yet. */
  onClear: (() => void) | undefined;
};

/** No article: none that fits the filters, or none at all. */
export function InsightsEmpty({ onClear }: InsightsEmptyProps) {
  if (onClear === undefined)
    return (
      <EmptyState heading="No insights here yet">
        Plain articles on pensions, saving and tax will stand here, written by the people who look after your
        money.
      </EmptyState>
    );
  return (
    <EmptyState
      heading="No insights fit these filters"
      actions={
        <Button kind="quiet" onClick={onClear}>
          Show all insights
        </Button>
      }
    >
      Nothing has been written on this by this author yet. Choose another category or author, or read all that
      there is.
    </EmptyState>
  );
}

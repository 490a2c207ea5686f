import { PrivateAmount } from '#core/amounts/private-amount.tsx';
import { countOf } from '#ui/count-words.ts';
import { textLink } from '#ui/text-link.ts';
import styles from './list-result.module.css';
import type { PolicyListItem } from './policy-list-item.ts';
import { sumOfFunds } from './total.ts';

type ListResultProps = {
  isFiltered: boolean;
  /** Those that are left after search and filters, and how many there are in all. */
  shown: readonly PolicyListItem[];
  all: number;
  onClear: () => void;
};

/** How much of the list search and filters have left, and the way back to all of it. */
export function ListResult({ isFiltered, shown, all, onClear }: ListResultProps) {
  return (
    <p className={styles.result}>
      <span role="status">
        {isFiltered
          ? `${shown.length.toLocaleString('en-GB')} of ${countOf(all, ['policy', 'policies'])} shown`
          : ''}
      </span>
      {isFiltered ? (
        <>
          <Worth policies={shown} />
          <button type="button" className={textLink} onClick={onClear}>
            Clear filters
          </button>
        </>
      ) : null}
    </p>
  );
}

/** What is shown adds up to this; nothing is said where there is no fund to count. */
function Worth({ policies }: { policies: readonly PolicyListItem[] }) {
  const pence = sumOfFunds(policies);
  return pence === null ? null : (
    <span className={styles.worth}>
      Worth <PrivateAmount pence={pence} />
    </span>
  );
}

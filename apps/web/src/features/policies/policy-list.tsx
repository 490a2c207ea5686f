import { lazy, type ReactNode, Suspense } from 'react';
import { paths } from '#core/paths.ts';
import { useAddressQuery } from '#core/use-address-query.ts';
import { type ListChoice, writeListChoice } from './list-choice.ts';
import styles from './policy-list.module.css';
import type { PolicyListItem } from './policy-list-item.ts';
import { PolicyRow } from './policy-row.tsx';
import { useChosenPolicy } from './use-chosen-policy.ts';
import { usePrefetchPolicy } from './use-prefetch-policy.ts';

/** Draws the rows in sight alone; fetched by those who have enough policies, or want them by category. */
const RollingPolicyList = lazy(() =>
  import('./rolling-policy-list.tsx').then((file) => ({ default: file.RollingPolicyList })),
);
/** Up to this many rows are drawn at once. */
const MOST_PLAIN_ROWS = 60;
const ROWS_MEANWHILE = 12;

type PolicyListProps = { policies: readonly PolicyListItem[]; choice: ListChoice; today: string };

/** The policies that are left after search and filters, or words where none are. Links keep the choice of the list. */
export function PolicyList({ policies, choice, today }: PolicyListProps) {
  const [query] = useAddressQuery();
  const linkQuery = Object.fromEntries(writeListChoice(choice, query));
  const chosen = useChosenPolicy();
  const prefetch = usePrefetchPolicy();
  const row = (policy: PolicyListItem) => (
    <PolicyRow
      policy={policy}
      today={today}
      to={paths.policy.to({ id: policy.uuid }, linkQuery)}
      isChosen={policy.uuid === chosen}
      onIntend={prefetch}
    />
  );
  if (policies.length === 0) return <NothingFound />;
  const isGrouped = choice.order === 'category';
  if (policies.length <= MOST_PLAIN_ROWS && !isGrouped) return <PlainList policies={policies} row={row} />;
  return (
    <Suspense fallback={<PlainList policies={policies.slice(0, ROWS_MEANWHILE)} row={row} />}>
      <RollingPolicyList policies={policies} row={row} isGrouped={isGrouped} chosen={chosen} />
    </Suspense>
  );
}

type PlainListProps = { policies: readonly PolicyListItem[]; row: (policy: PolicyListItem) => ReactNode };

function PlainList({ policies, row }: PlainListProps) {
  return (
    <ul className={styles.list}>
      {policies.map((policy) => (
        <li key={policy.uuid}>{row(policy)}</li>
      ))}
    </ul>
  );
}

function NothingFound() {
  return (
    <p className={styles.nothing}>
      <strong>No policies match</strong>
      Try fewer letters or another category.
    </p>
  );
}

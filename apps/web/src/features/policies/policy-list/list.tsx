import { lazy, type ReactNode, Suspense } from 'react';
import { paths } from '#core/routing/paths.ts';
import { useSearchParams } from '#core/routing/search-params.ts';
import { ListEmpty } from '#ui/layout/list-detail.tsx';
import type { Basis } from '../basis.ts';
import type { PolicyListItem } from '../policy-queries.ts';
import { usePrefetchPolicy } from '../policy-queries.ts';
import { type ListParams, useOpenPolicy, writeListParams } from '../search-params.ts';
import styles from './list.module.css';
import { PolicyRow } from './row.tsx';

/** Draws only the rows in view. Loaded for a long list, and for a list by category. */
const VirtualPolicyList = lazy(() =>
  import('./virtual-list/virtual-policy-list.tsx').then((file) => ({ default: file.VirtualPolicyList })),
);
/** Up to this many rows are all drawn. */
const MAX_PLAIN_ROWS = 60;
const ROWS_WHILE_LOADING = 12;

type PolicyListProps = {
  policies: readonly PolicyListItem[];
  choice: ListParams;
  basis: Basis;
  today: string;
};

/** The policies that match search and filters, or a text where none do. Links keep the filters and the order. */
export function PolicyList({ policies, choice, basis, today }: PolicyListProps) {
  const [params] = useSearchParams();
  const linkParams = Object.fromEntries(writeListParams(choice, params));
  const openPolicy = useOpenPolicy();
  const prefetch = usePrefetchPolicy();
  const row = (policy: PolicyListItem) => (
    <PolicyRow
      policy={policy}
      today={today}
      to={paths.policy.to({ id: policy.uuid }, linkParams)}
      isOpen={policy.uuid === openPolicy}
      onPrefetch={prefetch}
    />
  );
  if (policies.length === 0)
    return <ListEmpty heading="No policies match">Try fewer letters or another category.</ListEmpty>;
  const isGrouped = choice.order === 'category';
  if (policies.length <= MAX_PLAIN_ROWS && !isGrouped) return <PlainList policies={policies} row={row} />;
  return (
    <Suspense fallback={<PlainList policies={policies.slice(0, ROWS_WHILE_LOADING)} row={row} isPartial />}>
      <VirtualPolicyList
        policies={policies}
        row={row}
        isGrouped={isGrouped}
        basis={basis}
        openPolicy={openPolicy}
      />
    </Suspense>
  );
}

type PlainListProps = {
  policies: readonly PolicyListItem[];
  row: (policy: PolicyListItem) => ReactNode;
  /** Whether a longer list takes its place in a moment. */
  isPartial?: boolean;
};

function PlainList({ policies, row, isPartial = false }: PlainListProps) {
  return (
    <ul className={styles.list} aria-busy={isPartial || undefined}>
      {policies.map((policy) => (
        <li key={policy.uuid}>{row(policy)}</li>
      ))}
    </ul>
  );
}

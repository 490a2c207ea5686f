import { allRanges, type ShortDateRange } from '@portal/contract/shapes/date-range';
import type { PolicyStatus } from '@portal/contract/v1/policies';
import { matchPath, useLocation } from 'react-router';
import { paths } from '#core/routing/paths.ts';
import {
  useSearchParamChoice,
  useSearchParams,
  useTypedSearchParam,
  withSearchParams,
} from '#core/routing/search-params.ts';
import { type CategoryGroup, categories, statuses } from './policy-labels.ts';

// The list stays beside an open policy, so one address holds the filters of the list, how joint policies
// count, the open policy and the range of its graph.

/** What the list is narrowed to; null and '' narrow nothing. A provider is known by its name. */
export type PolicyFilters = {
  text: string;
  category: CategoryGroup | null;
  status: PolicyStatus | null;
  provider: string | null;
};

/** Orders of the list; the first is the default. */
const policyOrders = ['value', 'name', 'provider', 'oldest', 'category'] as const;
export type PolicyOrder = (typeof policyOrders)[number];

/** How the list is filtered and sorted. */
export type ListParams = PolicyFilters & { order: PolicyOrder };

export const noFilters: PolicyFilters = { text: '', category: null, status: null, provider: null };
export const defaultListParams: ListParams = { ...noFilters, order: 'value' };

export function isFiltered(filters: PolicyFilters): boolean {
  return Boolean(filters.text.trim() || filters.category || filters.status || filters.provider);
}

/** Reads how the list is filtered and sorted; unknown values are left out. */
export function readListParams(params: URLSearchParams): ListParams {
  return {
    text: params.get('q') ?? '',
    category: oneOf(categories, params.get('category')),
    status: oneOf(statuses, params.get('status')),
    provider: params.get('provider'),
    order: oneOf(policyOrders, params.get('sort')) ?? defaultListParams.order,
  };
}

/** The parameters with these filters and this order; the others stay, and defaults are left out. */
export function writeListParams(list: ListParams, params: URLSearchParams): URLSearchParams {
  return withSearchParams(params, {
    q: list.text.trim(),
    category: list.category,
    status: list.status,
    provider: list.provider,
    sort: list.order === defaultListParams.order ? null : list.order,
  });
}

/** The filters and the order in the address; the text narrows the list at every key. */
export function useListParams(): [ListParams, (change: Partial<ListParams>) => void] {
  const [params, setParams] = useSearchParams();
  const [text, setText] = useTypedSearchParam('q');

  function choose(change: Partial<ListParams>) {
    const { text: newText, ...others } = change;
    if (newText !== undefined) setText(newText);
    if (Object.keys(others).length > 0)
      setParams(writeListParams({ ...readListParams(params), ...change }, params));
  }

  return [{ ...readListParams(params), text }, choose];
}

/** The uuid of the open policy (P-2); null on the list alone. */
export function useOpenPolicy(): string | null {
  const { pathname } = useLocation();
  return matchPath(paths.policy.pattern, pathname)?.params.id ?? null;
}

export const defaultRange: ShortDateRange = '2y';

/** The range of the graph. */
export function useDateRange(): [ShortDateRange, (range: ShortDateRange) => void] {
  return useSearchParamChoice('range', allRanges, defaultRange);
}

function oneOf<Known extends string>(known: readonly Known[], value: string | null): Known | null {
  return known.find((item) => item === value) ?? null;
}

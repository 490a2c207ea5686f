import { categories } from './category.ts';
import { noFilters, type PolicyFilters } from './filter-policies.ts';
import { type PolicyOrder, policyOrders } from './sort-policies.ts';
import { statuses } from './status.ts';

/** How the list is looked at: narrowed and ordered. It stands in the address, so that it can be kept and gone back to. */
export type ListView = PolicyFilters & { order: PolicyOrder };

export const plainView: ListView = { ...noFilters, order: 'value' };

/** Reads a view from the query of an address; what it does not know it leaves out. */
export function readListView(query: URLSearchParams): ListView {
  return {
    text: query.get('q') ?? '',
    category: oneOf(categories, query.get('category')),
    status: oneOf(statuses, query.get('status')),
    provider: query.get('provider'),
    order: oneOf(policyOrders, query.get('sort')) ?? 'value',
  };
}

/** Writes a view into the query of an address, keeping what is not its own; what narrows nothing is not written. */
export function writeListView(view: ListView, query: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(query);
  const own = {
    q: view.text.trim(),
    category: view.category,
    status: view.status,
    provider: view.provider,
    sort: view.order === plainView.order ? null : view.order,
  };
  for (const [key, value] of Object.entries(own)) {
    if (value) written.set(key, value);
    else written.delete(key);
  }
  return written;
}

function oneOf<Known extends string>(known: readonly Known[], value: string | null): Known | null {
  return known.find((item) => item === value) ?? null;
}

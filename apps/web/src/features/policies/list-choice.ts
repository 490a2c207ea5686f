import { withQueryValues } from '#core/query-values.ts';
import { categories } from './category.ts';
import { noFilters, type PolicyFilters } from './filter-policies.ts';
import { type PolicyOrder, policyOrders } from './sort-policies.ts';
import { statuses } from './status.ts';

/** How the list is looked at: narrowed and ordered. It stands in the address, so that it can be kept and gone back to. */
export type ListChoice = PolicyFilters & { order: PolicyOrder };

export const plainChoice: ListChoice = { ...noFilters, order: 'value' };

/** Reads a choice from the query of an address; what it does not know it leaves out. */
export function readListChoice(query: URLSearchParams): ListChoice {
  return {
    text: query.get('q') ?? '',
    category: oneOf(categories, query.get('category')),
    status: oneOf(statuses, query.get('status')),
    provider: query.get('provider'),
    order: oneOf(policyOrders, query.get('sort')) ?? 'value',
  };
}

/** Writes a choice into the query of an address, keeping what is not its own; what narrows nothing is not written. */
export function writeListChoice(choice: ListChoice, query: URLSearchParams): URLSearchParams {
  return withQueryValues(query, {
    q: choice.text.trim(),
    category: choice.category,
    status: choice.status,
    provider: choice.provider,
    sort: choice.order === plainChoice.order ? null : choice.order,
  });
}

function oneOf<Known extends string>(known: readonly Known[], value: string | null): Known | null {
  return known.find((item) => item === value) ?? null;
}

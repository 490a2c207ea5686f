import { SelectField } from '#ui/form/select-field.tsx';
import { statuses, statusNames } from '../../policy-labels.ts';
import type { PolicyListItem } from '../../policy-queries.ts';
import type { ListParams, PolicyOrder } from '../../search-params.ts';

type MoreFiltersProps = {
  policies: readonly PolicyListItem[];
  choice: ListParams;
  onChoose: (change: Partial<ListParams>) => void;
};

const orderNames: Record<Exclude<PolicyOrder, 'value'>, string> = {
  name: 'Name',
  provider: 'Provider',
  oldest: 'Oldest value first',
  category: 'By category, with subtotals',
};

/** Filters that fewer people need: status and provider where any is known, and the order of the list. */
export function MoreFilters({ policies, choice, onChoose }: MoreFiltersProps) {
  const found = statuses.filter((status) => policies.some((policy) => policy.status === status));
  const providers = [...new Set(policies.flatMap(({ provider }) => provider?.name ?? []))].toSorted();
  return (
    <>
      {found.length === 0 ? null : (
        <SelectField
          label="Status"
          placeholder="Any status"
          options={found.map((status) => statusNames[status])}
          value={choice.status === null ? '' : statusNames[choice.status]}
          onChange={(event) => onChoose({ status: keyOf(statusNames, event.target.value) })}
        />
      )}
      {providers.length === 0 ? null : (
        <SelectField
          label="Provider"
          placeholder="Any provider"
          options={providers}
          value={choice.provider ?? ''}
          onChange={(event) => onChoose({ provider: event.target.value || null })}
        />
      )}
      <SelectField
        label="Order"
        placeholder="Largest value first"
        options={Object.values(orderNames)}
        value={choice.order === 'value' ? '' : orderNames[choice.order]}
        onChange={(event) => onChoose({ order: keyOf(orderNames, event.target.value) ?? 'value' })}
      />
    </>
  );
}

function keyOf<Key extends string>(names: Record<Key, string>, name: string): Key | null {
  return (Object.keys(names) as Key[]).find((key) => names[key] === name) ?? null;
}

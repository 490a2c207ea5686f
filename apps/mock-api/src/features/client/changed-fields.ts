import type { Amendment, ChangedFields } from '@portal/contract/v1/client';

export type Change = NonNullable<Amendment['changes']>[number];

/** Every field a client may ask to change, as changes name it, and its column (SEC-F2). */
export const columnOfField = {
  title: 'title',
  first_name: 'firstName',
  surname: 'surname',
  'telephone.home_number': 'homeNumber',
  'telephone.work_number': 'workNumber',
  'telephone.mobile_number': 'mobileNumber',
  'address.line_1': 'addressLine1',
  'address.line_2': 'addressLine2',
  'address.line_3': 'addressLine3',
  'address.town': 'town',
  'address.county': 'county',
  'address.postcode': 'postcode',
  'address.country': 'country',
  'address.country_id': 'countryId',
} as const;

type ChangeableField = keyof typeof columnOfField;
type Column = (typeof columnOfField)[ChangeableField];

/** The current values of every field that may change; a name is always present. */
export type Changeable = Readonly<
  Record<Exclude<Column, 'firstName' | 'surname'>, string | null> & Record<'firstName' | 'surname', string>
>;

/**
 * The open changes after `input` is added: the later value of a field counts, and a field that would be what it is
 * already is not a change. Empty when nothing is left to change.
 */
export function mergeChanges(record: Changeable, open: readonly Change[], input: ChangedFields): Change[] {
  const wanted = new Map([
    ...open.map((change): [string, string | null] => [change.field, change.new]),
    ...flatten(input),
  ]);
  return [...wanted]
    .map(([field, value]) => ({ field, old: record[columnOf(field)], new: value }))
    .filter((change) => change.new !== change.old);
}

/** The columns to write when the changes are approved. */
export function columnsOf(changes: readonly Change[]): Partial<Changeable> {
  return Object.fromEntries(changes.map((change) => [columnOf(change.field), change.new]));
}

function columnOf(field: string): Column {
  const column = columnOfField[field as ChangeableField];
  if (!column) throw new Error(`${field} is not a field that may change`);
  return column;
}

/** `{ address: { town } }` is `address.town`; what is left blank is taken away. */
function flatten({ telephone = {}, address = {}, ...rest }: ChangedFields): [string, string | null][] {
  const groups = [
    ...Object.entries(rest),
    ...Object.entries(telephone).map(([key, value]) => [`telephone.${key}`, value] as const),
    ...Object.entries(address).map(([key, value]) => [`address.${key}`, value] as const),
  ];
  return groups.flatMap(([field, value]): [string, string | null][] =>
    value === undefined ? [] : [[field, value?.trim() || null]],
  );
}

import { type Amendment, type Changeable, fieldOfChange } from '../changeable-details.ts';

export type AmendmentRow = { label: string; old: string | null; new: string | null };

const labels: Partial<Record<Changeable, string>> = {
  title: 'Title',
  firstName: 'First name',
  surname: 'Surname',
  mobileNumber: 'Mobile',
  homeNumber: 'Home',
  workNumber: 'Work',
};

/** Row P8: the changes as people read them. The parts of an address are one row, without the country's code. None where the firm names none. */
export function amendmentRows({ changes: given }: Pick<Amendment, 'changes'>): AmendmentRow[] {
  const changes = given ?? [];
  const isOfAddress = ({ field }: { field: string }) => field.startsWith('address.');
  const address = changes.filter(
    (change) => isOfAddress(change) && fieldOfChange(change.field) !== 'countryId',
  );
  const others = changes
    .filter((change) => !isOfAddress(change))
    .map((change) => ({ label: labelOf(change.field), old: change.old, new: change.new }));
  if (address.length === 0) return others;
  return [
    {
      label: 'Address',
      old: joined(address.map(({ old }) => old)),
      new: joined(address.map((change) => change.new)),
    },
    ...others,
  ];
}

function labelOf(name: string): string {
  const field = fieldOfChange(name);
  return (field && labels[field]) ?? name.replace(/^.*\./, '').replaceAll('_', ' ');
}

function joined(parts: readonly (string | null)[]): string | null {
  return parts.filter(Boolean).join(', ') || null;
}

/** What kind of change it is, in a few words. */
export function amendmentSubject({ changes }: Pick<Amendment, 'changes'>): string {
  if (!changes?.length) return 'Change of details';
  const kinds = new Set(changes.map(({ field }) => (field.includes('.') ? field.split('.')[0] : 'name')));
  if (kinds.has('name')) return kinds.size > 1 ? 'Change of details' : 'Change of name';
  return kinds.has('address') ? 'Change of address' : 'Change of telephone number';
}

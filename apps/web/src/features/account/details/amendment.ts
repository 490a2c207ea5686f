import type { TrackedStep } from '#ui/data/step-tracker.tsx';
import { listWords } from '#ui/format/counts.ts';
import { type Amendment, fieldLabels, fieldOfChange, isName, isOpen } from './changeable-details.ts';

export type AmendmentRow = { label: string; old: string | null; new: string | null };

/**
 * P-48: the changes as clients read them. The parts of an address are one row, without the country's code. None where
 * the firm names none.
 */
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
  return field ? fieldLabels[field] : name.replace(/^.*\./, '').replaceAll('_', ' ');
}

function joined(parts: readonly (string | null)[]): string | null {
  return parts.filter(Boolean).join(', ') || null;
}

const kinds = ['name', 'address', 'telephone number'] as const;

/** What kind of change it is, in a few words. */
export function amendmentSubject({ changes }: Pick<Amendment, 'changes'>): string {
  const changed = new Set((changes ?? []).map(({ field }) => kindOf(field)));
  if (changed.size === 0 || changed.has(undefined)) return 'Change of details';
  return `Change of ${listWords(kinds.filter((kind) => changed.has(kind)))}`;
}

/** Undefined for a field of none of the three, which only the firm knows. */
function kindOf(name: string): (typeof kinds)[number] | undefined {
  if (name.startsWith('address.')) return 'address';
  if (name.startsWith('telephone.')) return 'telephone number';
  const field = fieldOfChange(name);
  return field && isName(field) ? 'name' : undefined;
}

type Status = NonNullable<Amendment['status']>;

const results: Record<Status, Omit<TrackedStep, 'label'>> = {
  submitted: { note: 'Your record then changes', state: 'ahead' },
  in_review: { note: 'Your record then changes', state: 'ahead' },
  approved: { note: 'Your record shows it', state: 'done' },
  declined: { note: 'Your record stays as it was', state: 'now' },
};

/**
 * P-48: the steps of a change, and its progress. `sentOn` is a formatted day; empty when it is not known.
 * `isDocumentNeeded` while the client is to send one.
 */
export function amendmentSteps(
  status: Status,
  sentOn: string,
  isDocumentNeeded: boolean,
): readonly TrackedStep[] {
  const check = status === 'submitted' ? 'Waiting to be checked' : 'Checked before it is made';
  return [
    { label: 'Sent', note: sentOn, state: 'done' },
    {
      label: 'With client services',
      note: isDocumentNeeded ? 'One document needed' : check,
      state: isOpen({ status }) ? 'now' : 'done',
    },
    { label: status === 'declined' ? 'Declined' : 'Approved', ...results[status] },
  ];
}

const statusText: Record<Status, string> = {
  submitted: 'sent',
  in_review: 'being checked',
  approved: 'approved',
  declined: 'not made',
};

/** The status, to follow what the change is about: "Change of address, being checked". */
export function statusInHeading(status: Status | null, isDocumentNeeded: boolean): string {
  if (isDocumentNeeded) return 'waiting for a document from you';
  return status === null ? 'waiting' : statusText[status];
}

const staysAsItWas = 'Your record stays as it was until the change is approved.';

/** What that means for the record; a null status is not given by the firm. */
export function statusMeaning(status: Status | null, isMessageOffered: boolean): string {
  if (status === null) return `It is waiting for client services. ${staysAsItWas}`;
  if (status === 'approved') return 'Your record shows the change.';
  if (status !== 'declined') return staysAsItWas;
  const contact = isMessageOffered ? 'Send us a message' : 'Contact us';
  return `Your record stays as it was. ${contact} if you would like to talk about it.`;
}

import { type Amendment, isOpen } from '../changeable-details.ts';

type Status = NonNullable<Amendment['status']>;

export type AmendmentStep = { label: string; note: string; state: 'done' | 'now' | 'ahead' };

const results: Record<Status, Omit<AmendmentStep, 'label'>> = {
  submitted: { note: 'Your record then changes', state: 'ahead' },
  in_review: { note: 'Your record then changes', state: 'ahead' },
  approved: { note: 'Your record shows it', state: 'done' },
  declined: { note: 'Your record stays as it was', state: 'now' },
};

/** Row P8: the way of a change, and how far it has come. `sentOn` is a day in words; empty where it is not known. */
export function amendmentSteps(status: Status, sentOn: string): readonly AmendmentStep[] {
  return [
    { label: 'Sent', note: sentOn, state: 'done' },
    {
      label: 'With client services',
      note: status === 'submitted' ? 'Waiting to be checked' : 'Checked before it is made',
      state: isOpen({ status }) ? 'now' : 'done',
    },
    { label: status === 'declined' ? 'Declined' : 'Approved', ...results[status] },
  ];
}

/** The status, to follow what the change is about: "Change of address, being checked". */
export const statusWords: Record<Status, string> = {
  submitted: 'sent',
  in_review: 'being checked',
  approved: 'approved',
  declined: 'not made',
};

const staysAsItWas = 'Your record stays as it was until the change is approved.';

/** What that means for the record; a null status is one that the firm does not say. */
export function statusMeaning(status: Status | null, isMessageOffered: boolean): string {
  if (status === null) return `It is waiting for client services. ${staysAsItWas}`;
  if (status === 'approved') return 'Your record shows the change.';
  if (status !== 'declined') return staysAsItWas;
  const contact = isMessageOffered ? 'Send us a message' : 'Contact us';
  return `Your record stays as it was. ${contact} if you would like to talk about it.`;
}

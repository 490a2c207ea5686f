import { type Amendment, isOpen } from '../changeable-details.ts';

type Status = Amendment['status'];

export type AmendmentStep = { label: string; note: string; state: 'done' | 'now' | 'ahead' };

const results: Record<Status, Omit<AmendmentStep, 'label'>> = {
  submitted: { note: 'Your record then changes', state: 'ahead' },
  in_review: { note: 'Your record then changes', state: 'ahead' },
  approved: { note: 'Your record shows it', state: 'done' },
  declined: { note: 'Your record stays as it was', state: 'now' },
};

/** Row P8: the way of a change, and where it stands on it. `sentOn` is a day in words. */
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

/** How the change stands, to follow what it is about: "Change of address, being checked". */
export const statusWords: Record<Status, string> = {
  submitted: 'sent',
  in_review: 'being checked',
  approved: 'approved',
  declined: 'not made',
};

/** What that means for the record. */
export const statusMeaning: Record<Status, string> = {
  submitted: 'Your record stays as it was until the change is approved.',
  in_review: 'Your record stays as it was until the change is approved.',
  approved: 'Your record shows the change.',
  declined: 'Your record stays as it was. Send us a message if you would like to talk about it.',
};

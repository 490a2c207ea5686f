import type { NotificationRoute, NotificationType } from '@portal/contract/v1/notifications';
import { seedUuid } from '../by-name.ts';
import { momentOfEvent } from '../clients/security-history.ts';
import type { SeedDays } from '../days.ts';
import { addDays, dayOf, londonClock, longDay, momentAt } from '../days.ts';
import { reviewYears } from '../reports/due-diligence-years.ts';

/** A notification of the seed. Its text never holds an amount: it may stand on a locked screen. */
export type Note = {
  readonly type: NotificationType;
  readonly title: string;
  readonly body: string;
  readonly at: Date;
  readonly target?: readonly [route: NotificationRoute, id: string | null];
  readonly isUnread?: boolean;
  readonly actionRequired?: boolean;
};

export type NotedPolicy = { readonly uuid: string; readonly name: string };

/** What the notifications of one person speak of. */
export type NoteSubjects = {
  readonly policy: NotedPolicy;
  readonly thread: { readonly uuid: string; readonly subject: string };
};

/** What happened in the last days, newest first. */
export function recentNotes(days: SeedDays, email: string, subjects: NoteSubjects): Note[] {
  return [...yesterdaysNotes(days, subjects), ...readNotes(days, email)];
}

function yesterdaysNotes({ today, valuedOn }: SeedDays, { policy, thread }: NoteSubjects): Note[] {
  const yesterday = addDays(today, -1);
  return [
    {
      type: 'message_received',
      title: 'Ruth Vasey replied to you',
      body: `About: ${thread.subject}`,
      at: momentAt(yesterday, '09:40'),
      target: ['message', thread.uuid],
      isUnread: true,
    },
    {
      type: 'valuation_updated',
      title: 'A new valuation has arrived',
      body: `Your ${policy.name} was valued on ${longDay(valuedOn)}.`,
      at: momentAt(yesterday, '07:12'),
      target: ['policy', policy.uuid],
      isUnread: true,
    },
  ];
}

function readNotes({ today }: SeedDays, email: string): Note[] {
  const ago = (days: number, time: string) => momentAt(addDays(today, -days), time);
  const newDeviceAt = momentOfEvent(email, 'new_device', today);
  const [review] = reviewYears(today);
  if (!review) throw new Error('There is no due diligence to tell of');
  return [
    {
      type: 'insight_published',
      title: 'New insight: Pensions and inheritance tax',
      body: 'What changes in April 2027, by Ruth Vasey.',
      at: ago(4, '08:00'),
      target: ['insight', 'pensions-and-inheritance-tax'],
    },
    {
      type: 'new_device',
      title: 'A new device signed in',
      body: `App on Android, on ${longDay(dayOf(newDeviceAt))} at ${londonClock(newDeviceAt)}. If it was not you, change your password and forget the device.`,
      at: newDeviceAt,
      target: ['account', null],
    },
    {
      type: 'due_diligence_published',
      title: `Due diligence for ${review.financialYear} is published`,
      body: `${review.panel.length} providers reviewed, with a verdict on each.`,
      at: momentAt(review.publishedOn, '09:00'),
      target: ['due_diligence', seedUuid(`due-diligence/${review.financialYear}`)],
    },
  ];
}

import { addDays, type Day, dayInMonth, longDay, momentAt } from '../days.ts';
import type { SeedDays } from '../policies/seed-days.ts';
import type { Note, NotedPolicy } from './recent-notes.ts';

const MONTHS_OF_VALUATIONS = 15;

/** Twenty older ones, all read, so that the list has a second page. */
export function earlierNotes({ today }: SeedDays, policy: NotedPolicy): Note[] {
  const valuations = Array.from({ length: MONTHS_OF_VALUATIONS }, (_unused, index) =>
    valuationNote(dayInMonth(today, -2 - index, 20), policy),
  );
  return [...otherNotes(today), ...valuations].sort((left, right) => right.at.getTime() - left.at.getTime());
}

function valuationNote(day: Day, { uuid, name }: NotedPolicy): Note {
  return {
    type: 'valuation_updated',
    title: 'A new valuation has arrived',
    body: `Your ${name} was valued on ${longDay(day)}.`,
    at: momentAt(addDays(day, 1), '07:12'),
    target: ['policy', uuid],
  };
}

function otherNotes(today: Day): Note[] {
  const ago = (days: number, time: string) => momentAt(addDays(today, -days), time);
  return [
    {
      type: 'terms_updated',
      title: 'Our terms of use have changed',
      body: 'We made the part on joint policies clearer.',
      at: ago(52, '09:00'),
      target: ['terms', null],
    },
    {
      type: 'password_changed',
      title: 'Your password was changed',
      body: 'If this was not you, contact us at once.',
      at: ago(96, '20:15'),
      target: ['account', null],
    },
    {
      type: 'account_locked',
      title: 'Your account was locked for 30 minutes',
      body: 'Five wrong passwords were entered. Nobody was let in.',
      at: ago(97, '19:41'),
      target: ['account', null],
    },
    {
      type: 'amendment_decided',
      title: 'Your new telephone number is in place',
      body: 'The change that you asked for has been approved.',
      at: ago(210, '11:30'),
      target: ['account', null],
    },
    {
      type: 'review_due',
      title: 'Your yearly review is due',
      body: 'Ruth Vasey will write to you with a few dates.',
      at: ago(345, '10:00'),
    },
  ];
}

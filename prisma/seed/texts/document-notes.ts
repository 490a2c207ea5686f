import { addDays, longDay, momentAt, type SeedDays } from '../days.ts';
import { documentUuid } from '../documents/document-rows.ts';
import { requestUuid } from '../documents/requests.ts';
import type { Note } from './recent-notes.ts';

type RequestText = {
  readonly title: string;
  readonly body: string;
  readonly at: [daysAgo: number, time: string];
};

const waiting: Readonly<Record<string, RequestText>> = {
  'vip@portal.example.com': {
    title: 'Your change of address needs one more thing',
    body: 'Please send a document that shows your new address, dated in the last three months. A utility bill, a bank statement or a council tax letter will do.',
    at: [2, '15:20'],
  },
  'standard@portal.example.com': {
    title: 'Please send us your signed contribution form',
    body: 'The form is attached to our message about your pension contribution. A photo of the signed page will do.',
    at: [1, '06:45'],
  },
};

const rejected: Readonly<Record<string, RequestText>> = {
  'vip@portal.example.com': {
    title: 'Please send your trust deed again',
    body: 'The page with the signatures is missing.',
    at: [26, '10:45'],
  },
  'standard@portal.example.com': {
    title: 'Please send another proof of your address',
    body: 'The letter that you sent is more than a year old.',
    at: [53, '10:45'],
  },
};

/** What documents have to do with: one that is asked for, one that has arrived, and one that was rejected. */
export function documentNotes({ today, valuedOn }: SeedDays, email: string): Note[] {
  const [waitingText, rejectedText] = [waiting[email], rejected[email]];
  if (!waitingText || !rejectedText) throw new Error(`Nothing is asked of ${email}`);
  const textOf = ({ title, body, at: [daysAgo, time] }: RequestText) => ({
    title,
    body,
    at: momentAt(addDays(today, -daysAgo), time),
  });
  return [
    {
      ...textOf(waitingText),
      type: 'document_requested',
      target: ['document_request', requestUuid(email, 'waiting')],
      isUnread: true,
      actionRequired: true,
    },
    {
      type: 'document_added',
      title: 'A new document has arrived',
      body: `Valuation report as at ${longDay(valuedOn)}`,
      at: momentAt(addDays(today, -1), '06:31'),
      target: ['document', documentUuid(email, `valuation-report/${valuedOn}`)],
    },
    {
      ...textOf(rejectedText),
      type: 'document_decided',
      target: ['document_request', requestUuid(email, 'rejected')],
    },
  ];
}

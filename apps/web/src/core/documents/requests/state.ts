import { dayOfMoment } from '#core/format/london-time.ts';
import type { RouterOutputs } from '#core/trpc/procedures.ts';
import type { TrackedStep } from '#ui/data/step-tracker.tsx';
import { countOf } from '#ui/format/counts.ts';
import { dayNumber, formatDay, formatShortDay } from '#ui/format/day.ts';

export type DocumentRequest = RouterOutputs['documents']['request'];

/** What is asked for; the firm may give no title. */
export function requestTitle({ title }: Pick<DocumentRequest, 'title'>): string {
  return title ?? 'A document';
}

/** Whether the client is to send something. */
export function isOpenRequest({ state }: Pick<DocumentRequest, 'state'>): boolean {
  return state === 'asked' || state === 'rejected';
}

/** P-36: the steps of a request and its progress, with the days that the firm gives. */
export function requestSteps(request: DocumentRequest): readonly TrackedStep[] {
  const { state, askedAt, sentAt, decidedAt } = request;
  const decided = dayNote(decidedAt);
  const asked: TrackedStep = { label: 'Asked', note: dayNote(askedAt), state: 'done' };
  const sent: TrackedStep = { label: 'Sent', note: dayNote(sentAt), state: 'done' };
  if (state === 'asked')
    return [
      asked,
      { label: 'Send it', note: 'Your turn', state: 'now' },
      { label: 'Accepted', note: '', state: 'ahead' },
    ];
  if (state === 'sent') return [asked, sent, { label: 'With us', note: 'We are reviewing it', state: 'now' }];
  return [
    asked,
    sent,
    state === 'accepted'
      ? { label: 'Accepted', note: decided, state: 'done' }
      : { label: 'Not accepted', note: decided, state: 'now' },
  ];
}

function dayNote(moment: string | null): string {
  return moment === null ? '' : formatShortDay(dayOfMoment(moment));
}

/** By when, and how long that is; null where nothing is to be sent, or no day is given. `today` is a day in London. */
export function dueText(request: Pick<DocumentRequest, 'state' | 'dueOn'>, today: string): string | null {
  const { dueOn } = request;
  if (dueOn === null || !isOpenRequest(request)) return null;
  const days = dayNumber(dueOn) - dayNumber(today);
  if (days < 0) return `It was due on ${formatDay(dueOn)}, ${countOf(-days, ['day', 'days'])} ago.`;
  if (days === 0) return `Please send it today, ${formatDay(dueOn)}.`;
  return `Please send it by ${formatDay(dueOn)}: ${countOf(days, ['day', 'days'])} left.`;
}

export function isOverdue(request: Pick<DocumentRequest, 'state' | 'dueOn'>, today: string): boolean {
  return isOpenRequest(request) && request.dueOn !== null && request.dueOn < today;
}

/** The state in a word or two, as it is shown on its card. */
export const requestStateText: Record<DocumentRequest['state'], string> = {
  asked: 'Waiting for you',
  sent: 'With us',
  accepted: 'Accepted',
  rejected: 'Not accepted',
};

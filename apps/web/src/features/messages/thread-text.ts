import { londonDay } from '@portal/contract/shapes/calendar-day';
import { formatNearDay, londonTime } from '#core/format/london-time.ts';
import type { Conversation, Thread } from './thread-queries.ts';

/** What a conversation is called; the firm may give no subject. */
export function threadSubject({ subject }: Pick<Thread, 'subject'>): string {
  return subject ?? 'Untitled conversation';
}

/** "With Ruth Vasey, your adviser"; a team whose role equals its name is named once. Null when no name is given. */
export function contactText(contact: Thread['contact']): string | null {
  if (contact === null) return null;
  const { name, role } = contact;
  if (!role || role.toLowerCase().startsWith(name.toLowerCase())) return `With ${name}`;
  // An abbreviation, such as IFA, keeps its capitals.
  const roleInSentence = role.replace(/^\p{Lu}(?![\p{Lu}.])/u, (letter) => letter.toLowerCase());
  return `With ${name}, ${roleInSentence}`;
}

/** When a message was sent, for a list: its time today, else its day, with the year where that is another. */
export function listMoment(sentAt: string, now: Date): string {
  const sent = new Date(sentAt);
  return londonDay(sent) === londonDay(now)
    ? londonTime(sent)
    : formatNearDay(londonDay(sent), londonDay(now));
}

/** When a message was sent, beside it: its day and its time. */
export function messageMoment(sentAt: string, now: Date): string {
  const sent = new Date(sentAt);
  const [day, today] = [londonDay(sent), londonDay(now)];
  return `${day === today ? 'Today' : formatNearDay(day, today)}, ${londonTime(sent)}`;
}

/** The first message of the firm that is unread: as many of its last ones are as the conversation counts. */
export function firstUnreadOf({ thread: { unreadCount }, messages }: Conversation): string | null {
  if (unreadCount === null || unreadCount <= 0) return null;
  return (
    messages.filter(({ sender }) => sender?.isClient !== true).at(-unreadCount)?.uuid ??
    messages[0]?.uuid ??
    null
  );
}

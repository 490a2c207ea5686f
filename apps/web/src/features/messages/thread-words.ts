import type { Thread } from './use-thread.ts';

/** What a conversation is called; the firm may give no subject. */
export function threadSubject(thread: Pick<Thread, 'subject'> | undefined): string {
  return thread?.subject?.trim() || 'Conversation';
}

/** "With Ruth Vasey, your adviser"; a team whose role says no more than its name is named once. Null where nobody is named. */
export function withContact(contact: Thread['contact']): string | null {
  if (contact === null) return null;
  const { name, role } = contact;
  if (!role || role.toLowerCase().startsWith(name.toLowerCase())) return `With ${name}`;
  return `With ${name}, ${role.charAt(0).toLowerCase()}${role.slice(1)}`;
}

import { seedUuid } from './by-name.ts';
import { clientUuid } from './clients/clients.ts';
import { seedDays } from './days.ts';
import { threadUuid } from './messages.ts';
import { policyUuid } from './policies/policy-rows.ts';
import type { SeedRows } from './seed-rows.ts';
import { documentNotes } from './texts/document-notes.ts';
import { earlierNotes } from './texts/earlier-notes.ts';
import { type Note, recentNotes } from './texts/recent-notes.ts';

const HOUR_MS = 3_600_000;

type Reader = {
  readonly email: string;
  /** Index and name of the policy whose valuations notify the client. */
  readonly position: number;
  readonly policyName: string;
  readonly threadSubject: string;
};

const readers: readonly Reader[] = [
  {
    email: 'vip@portal.example.com',
    position: 1,
    policyName: 'joint investment account',
    threadSubject: 'Moving the cash ISA when its rate ends',
  },
  {
    email: 'standard@portal.example.com',
    position: 1,
    policyName: 'stocks and shares ISA',
    threadSubject: 'Raising my pension contribution',
  },
];

/** Three unread of twenty-six for each, over two pages. */
export function notificationRows(now: Date): Pick<SeedRows, 'notification'> {
  const days = seedDays(now);
  return {
    notification: readers.flatMap(({ email, position, policyName, threadSubject }) => {
      const policy = { uuid: policyUuid(email, position), name: policyName };
      const thread = { uuid: threadUuid(email, threadSubject), subject: threadSubject };
      const notes = [
        ...recentNotes(days, email, { policy, thread }),
        ...documentNotes(days, email),
        ...earlierNotes(days, email, policy),
      ];
      return notes.map((note, index) => notificationRow(email, note, index));
    }),
  };
}

function notificationRow(email: string, note: Note, index: number): SeedRows['notification'][number] {
  const { at, target, isUnread = false, actionRequired = false, ...text } = note;
  return {
    ...text,
    id: seedUuid(`notification/${email}/${index}`),
    clientUuid: clientUuid(email),
    createdAt: at,
    readAt: isUnread ? null : new Date(at.getTime() + HOUR_MS),
    actionRequired,
    targetRoute: target?.[0] ?? null,
    targetId: target?.[1] ?? null,
  };
}

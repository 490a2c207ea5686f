import type { RouterOutputs } from '#core/trpc/procedures.ts';

type Message = RouterOutputs['messages']['byId']['messages'][number];
type Thread = RouterOutputs['messages']['list']['threads'][number];

/** One message of a conversation. */
export function aMessage({
  isClient = true,
  ...named
}: Partial<Message> & { isClient?: boolean } = {}): Message {
  return {
    uuid: '00000000-0000-4000-8000-0000000000d1',
    sender: { name: isClient ? 'Imogen Hartnoll' : 'Ruth Vasey', isClient },
    body: 'Good morning.',
    sentAt: '2026-11-20T16:05:00Z',
    attachments: [],
    documentRequestId: null,
    ...named,
  };
}

/** One conversation, as the list names it. */
export function aThread(named: Partial<Thread> = {}): Thread {
  return {
    uuid: '00000000-0000-4000-8000-0000000000e1',
    subject: 'Moving the cash ISA when its rate ends',
    contact: { name: 'Ruth Vasey', role: 'Your adviser' },
    policyUuid: null,
    unreadCount: 0,
    lastMessageAt: '2026-11-20T16:05:00Z',
    preview: 'Yes, and there is no rush.',
    ...named,
  };
}

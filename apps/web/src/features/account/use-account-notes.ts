import { trpc } from '#core/trpc/react.ts';

type Note = 'secondFactor' | 'devices' | 'messages';

/** What the list of the account says beside its entries. */
type AccountNotes = {
  notes: Partial<Record<Note, string>>;
  /** The extensions that the firm does not know; their entries are left out. */
  notOffered: ReadonlySet<Note>;
};

/** The state of each part in a word; none where it is not known. What could not be read is said by the part itself. */
export function useAccountNotes(): AccountNotes {
  const state = trpc.user.mfaState.useQuery().data?.state;
  const devices = trpc.device.list.useQuery().data;
  const messages = trpc.messages.list.useQuery().data;
  const unread = messages?.threads.reduce((sum, { unreadCount }) => sum + (unreadCount ?? 0), 0) ?? 0;
  return {
    notes: {
      ...(state && { secondFactor: state === 'required' ? 'On' : 'Off' }),
      ...(devices && { devices: String(devices.devices.length) }),
      ...(unread > 0 && { messages: `${unread} new` }),
    },
    notOffered: new Set<Note>([
      ...(devices?.offered === false ? ['devices' as const] : []),
      ...(messages?.offered === false ? ['messages' as const] : []),
    ]),
  };
}

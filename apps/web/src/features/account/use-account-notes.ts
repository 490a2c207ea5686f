import { trpc } from '#core/trpc/react.ts';

type AccountNotes = Partial<Record<'secondFactor' | 'devices' | 'messages', string>>;

/** A word on how each part stands; none where it is not known. What could not be read is said by the part itself. */
export function useAccountNotes(): AccountNotes {
  const state = trpc.user.mfaState.useQuery().data?.state;
  const devices = trpc.device.list.useQuery().data?.devices;
  const threads = trpc.messages.list.useQuery().data?.threads;
  const unread = threads?.reduce((sum, { unreadCount }) => sum + unreadCount, 0) ?? 0;
  return {
    ...(state && { secondFactor: state === 'required' ? 'On' : 'Off' }),
    ...(devices && { devices: String(devices.length) }),
    ...(unread > 0 && { messages: `${unread} new` }),
  };
}

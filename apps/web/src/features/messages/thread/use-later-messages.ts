import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTRPC } from '#core/trpc/procedures.ts';
import type { Conversation, Thread } from '../thread-queries.ts';

/**
 * P-9: where the list, or the answer to marking, names a later message than those shown, or counts more unread ones,
 * the conversation is read again. Once for each, since a firm may count otherwise than its messages show.
 */
export function useLaterMessages({ thread, messages }: Conversation, listed: Thread | undefined): void {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const namedMs = latestOf([thread.lastMessageAt, listed?.lastMessageAt]) ?? 0;
  const listedUnread = listed?.unreadCount ?? 0;
  const compare = useEffectEvent((lastMs: number, unread: number) => {
    const shownMs = latestOf(messages.map(({ sentAt }) => sentAt)) ?? Infinity;
    if (lastMs <= shownMs && unread <= (thread.unreadCount ?? Infinity)) return;
    const { uuid } = thread;
    void queryClient.invalidateQueries(trpc.messages.byId.queryFilter({ uuid }), { cancelRefetch: false });
  });

  useEffect(() => compare(namedMs, listedUnread), [namedMs, listedUnread]);
}

function latestOf(moments: readonly (string | null | undefined)[]): number | undefined {
  const known = moments.flatMap((moment) => (moment ? [Date.parse(moment)] : []));
  return known.length === 0 ? undefined : Math.max(...known);
}

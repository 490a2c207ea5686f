import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTRPC } from '#core/trpc/procedures.ts';
import { type Thread, useThreadAnswers } from '../thread-queries.ts';

/**
 * P-9: a conversation is read once it has been shown as it is now. Where marking fails, it stays unread and nothing
 * else changes.
 */
export function useMarkRead({ uuid, unreadCount }: Thread, isFresh: boolean): void {
  const trpc = useTRPC();
  const answers = useThreadAnswers(uuid);
  const queryClient = useQueryClient();
  const { mutate } = useMutation(
    trpc.messages.markRead.mutationOptions({
      onSuccess(thread) {
        answers.change((conversation) => ({ ...conversation, thread }));
        answers.changeInList(thread);
        // Notifications about these messages are read with them.
        void queryClient.invalidateQueries(trpc.notifications.pathFilter());
      },
    }),
  );
  const markRead = useEffectEvent(() => mutate({ uuid }));

  useEffect(() => {
    if (isFresh && unreadCount !== null && unreadCount > 0) markRead();
  }, [isFresh, unreadCount]);
}

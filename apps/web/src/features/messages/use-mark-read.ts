import { useEffect, useEffectEvent } from 'react';
import { noteFailure } from '#core/monitoring.ts';
import { trpc } from '#core/trpc/react.ts';
import { type Thread, useThreadAnswers } from './use-thread.ts';

/** Row P9: a conversation is read once it has been shown. Where marking fails, it stays unread and nothing else changes. */
export function useMarkRead({ uuid, unreadCount }: Thread): void {
  const answers = useThreadAnswers(uuid);
  const { notifications } = trpc.useUtils();
  const { mutate } = trpc.messages.markRead.useMutation({
    onSuccess(thread) {
      answers.change((conversation) => ({ ...conversation, thread }));
      answers.changeInList(thread);
      // Notifications about these messages are read with them.
      void notifications.invalidate();
    },
    onError: (failure) => noteFailure('messages.markRead', failure),
  });
  const markRead = useEffectEvent(() => mutate({ uuid }));

  useEffect(() => {
    if (unreadCount !== null && unreadCount > 0) markRead();
  }, [unreadCount]);
}

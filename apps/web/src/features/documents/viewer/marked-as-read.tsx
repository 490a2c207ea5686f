import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTRPC } from '#core/trpc/procedures.ts';
import type { OpenedDocument } from './document-content.ts';

type MarkedAsReadProps = { document: OpenedDocument; children: ReactNode };

/**
 * P-59: marks a document as read when this is first drawn: around its content, or around the sentence that says that
 * it is not there or cannot be shown. Lists and badges are then fetched again, with those of the notifications, which
 * are read with their document. A failure is not shown.
 */
export function MarkedAsRead({ document: { id, isRead }, children }: MarkedAsReadProps) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const { mutate } = useMutation(
    trpc.documents.markRead.mutationOptions({
      async onSuccess() {
        void queryClient.invalidateQueries(trpc.notifications.pathFilter());
        await queryClient.invalidateQueries(trpc.documents.pathFilter());
      },
    }),
  );
  const mark = useEffectEvent(() => isRead === false && mutate({ id }));
  useEffect(() => void mark(), []);
  return children;
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTRPC } from '#core/trpc/procedures.ts';
import type { OpenedDocument } from './document-content.ts';

type MarkedAsReadProps = { document: OpenedDocument; children: ReactNode };

/**
 * P-59: opening a document marks it as read, once its content is shown or it is known that none can be; lists and
 * badges are then fetched again. A failure is not shown.
 */
export function MarkedAsRead({ document: { id, isRead }, children }: MarkedAsReadProps) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const { mutate } = useMutation(
    trpc.documents.markRead.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries(trpc.documents.pathFilter()),
    }),
  );
  const mark = useEffectEvent(() => isRead === false && mutate({ id }));
  useEffect(() => void mark(), []);
  return children;
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTRPC } from '#core/trpc/procedures.ts';
import type { Document } from './document-content.ts';

/** P-13: opening a document marks it as read, once; lists and badges then ask again. That it fails is not worth a word. */
export function useMarkAsRead({ id, isRead }: Document): void {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const { mutate } = useMutation(
    trpc.documents.markRead.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries(trpc.documents.pathFilter()),
    }),
  );
  const mark = useEffectEvent(() => isRead === false && mutate({ id }));
  useEffect(() => void mark(), []);
}

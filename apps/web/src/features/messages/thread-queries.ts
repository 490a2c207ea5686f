import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { RouterOutputs } from '#core/trpc/procedures.ts';
import { useTRPC } from '#core/trpc/procedures.ts';

export type ThreadListAnswer = RouterOutputs['messages']['list'];
export type Thread = ThreadListAnswer['threads'][number];
export type Conversation = RouterOutputs['messages']['byId'];
export type Message = Conversation['messages'][number];

/** One conversation with its messages. */
export function useThread(uuid: string) {
  const trpc = useTRPC();
  return useQuery(trpc.messages.byId.queryOptions({ uuid }));
}

/** The conversation that is opened: what is cached is shown at once, and fetched again. */
export function useOpenedThread(uuid: string) {
  const trpc = useTRPC();
  return useQuery(trpc.messages.byId.queryOptions({ uuid }, { staleTime: 0 }));
}

/** Whether a fetch has succeeded since it was opened. What is put into the cache, such as a reply, does not count. */
export function useFetchedSinceOpened(uuid: string): boolean {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const openedHash = hashKey(trpc.messages.byId.queryKey({ uuid }));
  const [isFetched, setFetched] = useState(false);
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.query.queryHash !== openedHash) return;
        if (event.action.type === 'success' && event.action.manual !== true) setFetched(true);
      }),
    [queryClient, openedHash],
  );
  return isFetched;
}

/** Puts what an answer says of a conversation where it is shown: into the conversation, and into the list of all. */
export function useThreadAnswers(uuid: string) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  return {
    change: (change: (conversation: Conversation) => Conversation) =>
      queryClient.setQueryData(trpc.messages.byId.queryKey({ uuid }), (known) => known && change(known)),
    changeInList(thread: Thread) {
      queryClient.setQueryData(trpc.messages.list.queryKey(), (known) => known && withThread(known, thread));
      void queryClient.invalidateQueries(trpc.messages.unreadCount.pathFilter());
    },
    readListAgain: () => queryClient.invalidateQueries(trpc.messages.list.pathFilter()),
  };
}

/** The list with what is now known of a conversation; one that has just been started is the first. */
export function withThread(list: ThreadListAnswer, thread: Thread): ThreadListAnswer {
  const isThere = list.threads.some(({ uuid }) => uuid === thread.uuid);
  const threads = list.threads.map((known) => (known.uuid === thread.uuid ? thread : known));
  return { ...list, threads: isThere ? threads : [thread, ...threads] };
}

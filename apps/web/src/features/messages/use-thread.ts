import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '#core/trpc/react.ts';
import type { RouterOutputs } from '#core/trpc/router-outputs.ts';

export type Thread = RouterOutputs['messages']['list']['threads'][number];
export type Conversation = RouterOutputs['messages']['byId'];
export type ThreadListAnswer = RouterOutputs['messages']['list'];

/** One conversation with its messages. */
export function useThread(uuid: string) {
  return trpc.messages.byId.useQuery({ uuid });
}

/** Puts what an answer says of a conversation where it is shown: into the conversation, and into the list of all. */
export function useThreadAnswers(uuid: string) {
  const queryClient = useQueryClient();
  const conversationKey = getQueryKey(trpc.messages.byId, { uuid }, 'query');
  const listKey = getQueryKey(trpc.messages.list, undefined, 'query');

  return {
    change(change: (conversation: Conversation) => Conversation): void {
      queryClient.setQueryData<Conversation>(conversationKey, (known) => known && change(known));
    },
    changeInList(thread: Thread): void {
      queryClient.setQueryData<ThreadListAnswer>(listKey, (known) => known && withThread(known, thread));
    },
    readListAgain: () => queryClient.invalidateQueries({ queryKey: listKey }),
  };
}

function withThread(list: ThreadListAnswer, thread: Thread): ThreadListAnswer {
  return { ...list, threads: list.threads.map((known) => (known.uuid === thread.uuid ? thread : known)) };
}

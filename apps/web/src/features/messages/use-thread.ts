import { trpc } from '#core/trpc/react.ts';
import type { RouterOutputs } from '#core/trpc/router-outputs.ts';

export type ThreadListAnswer = RouterOutputs['messages']['list'];
export type Thread = ThreadListAnswer['threads'][number];
export type Conversation = RouterOutputs['messages']['byId'];

/** One conversation with its messages. */
export function useThread(uuid: string) {
  return trpc.messages.byId.useQuery({ uuid });
}

/** Puts what an answer says of a conversation where it is shown: into the conversation, and into the list of all. */
export function useThreadAnswers(uuid: string) {
  const { messages } = trpc.useUtils();
  return {
    change: (change: (conversation: Conversation) => Conversation) =>
      messages.byId.setData({ uuid }, (known) => known && change(known)),
    changeInList: (thread: Thread) =>
      messages.list.setData(undefined, (known) => known && withThread(known, thread)),
    readListAgain: () => messages.list.invalidate(),
  };
}

function withThread(list: ThreadListAnswer, thread: Thread): ThreadListAnswer {
  return { ...list, threads: list.threads.map((known) => (known.uuid === thread.uuid ? thread : known)) };
}

import type { RouterOutputs } from '#core/trpc/router-outputs.ts';

export type Message = RouterOutputs['messages']['byId']['messages'][number];

/** The message whose sending had no good answer, if it has arrived all the same. One whose sender is not known may be it. */
export function wasDelivered(
  body: string,
  before: readonly Message[],
  after: readonly Message[],
): Message | undefined {
  const known = new Set(before.map(({ uuid }) => uuid));
  return after.find(
    (message) =>
      message.sender?.isClient !== false && message.body === body.trim() && !known.has(message.uuid),
  );
}

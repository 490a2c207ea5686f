import type { RouterOutputs } from '#core/trpc/router-outputs.ts';

export type Message = RouterOutputs['messages']['byId']['messages'][number];

/** A message whose sending had no good answer may be there all the same: is it, among what was not there before? */
export function wasDelivered(
  body: string,
  before: readonly Message[],
  after: readonly Message[],
): Message | undefined {
  const known = new Set(before.map(({ uuid }) => uuid));
  return after.find(
    (message) => message.sender.isClient && message.body === body.trim() && !known.has(message.uuid),
  );
}

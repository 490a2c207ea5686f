import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Calls that are delayed; closing releases them all, so that a service can stop while some hang. */
export type Hold = {
  /** Waits for milliseconds; not at all once closed. */
  pause(milliseconds: number): Promise<void>;
  /** Leaves a call without an answer until its caller disconnects. */
  forever(response: ServerResponse): void;
  close(): void;
};

export function createHold(): Hold {
  const closing = new AbortController();
  const hanging = new Set<ServerResponse>();
  return {
    pause: async (milliseconds) => {
      await wait(milliseconds, undefined, { signal: closing.signal }).catch(() => undefined);
    },
    forever: (response) => {
      hanging.add(response);
      response.once('close', () => hanging.delete(response));
    },
    close: () => {
      closing.abort();
      for (const response of hanging) response.destroy();
    },
  };
}

type Waiting<Key, Found> = {
  readonly key: Key;
  readonly found: (value: Found | Promise<Found>) => void;
  readonly failed: (error: unknown) => void;
};

/**
 * Reads together what is asked for in one turn of the event loop, such as the thousand valuations of a list of
 * policies. `read` returns results in the order of the keys; a rejected promise among them fails for its own key alone.
 * It starts after the last key was asked for, so that no caller gets a result from before its call.
 */
export function inBatches<Key, Found>(
  read: (keys: readonly Key[]) => Promise<readonly (Found | Promise<Found>)[]>,
): (key: Key) => Promise<Found> {
  let waiting: Waiting<Key, Found>[] = [];
  const readWaiting = async () => {
    const batch = waiting;
    waiting = [];
    try {
      const values = await read(batch.map(({ key }) => key));
      for (const [index, { found }] of batch.entries()) found(values[index] as Found | Promise<Found>);
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
  };
  return (key) =>
    new Promise((found, failed) => {
      if (waiting.length === 0) setImmediate(() => void readWaiting());
      waiting.push({ key, found, failed });
    });
}

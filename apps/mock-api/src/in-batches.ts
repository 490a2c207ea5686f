type Waiting<Key, Value> = {
  readonly key: Key;
  readonly resolve: (value: Value | Promise<Value>) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * Reads together what is asked for in one turn of the event loop, such as the thousand valuations of a list of
 * policies. `read` returns results in the order of the keys; a rejected promise among them fails for its own key alone.
 * It starts after the last key was asked for, so that no caller gets a result from before its call.
 */
export function inBatches<Key, Value>(
  read: (keys: readonly Key[]) => Promise<readonly (Value | Promise<Value>)[]>,
): (key: Key) => Promise<Value> {
  let waiting: Waiting<Key, Value>[] = [];
  const readWaiting = async () => {
    const batch = waiting;
    waiting = [];
    try {
      const values = await read(batch.map(({ key }) => key));
      for (const [index, { resolve }] of batch.entries()) resolve(values[index] as Value | Promise<Value>);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };
  return (key) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(() => void readWaiting());
      waiting.push({ key, resolve, reject });
    });
}

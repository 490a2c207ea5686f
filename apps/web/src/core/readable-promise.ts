/**
 * A promise that React's `use` reads synchronously once it has settled: React checks these two fields. Otherwise
 * it shows a fallback even for loaded data, and then delays the page for a moment.
 */
export function readablePromise<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
}

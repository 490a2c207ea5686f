/**
 * A promise that React's `use` reads at once when it has settled before: React looks for these two fields. Otherwise
 * it shows a fallback even for what is there, and then holds the page back for a moment.
 */
export function readablePromise<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
}

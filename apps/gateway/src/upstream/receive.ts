import type { Dispatcher } from 'undici';

/** An answer before anything of it is read. */
type Received = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
};
type Headers = Parameters<NonNullable<Dispatcher.DispatchHandler['onResponseStart']>>[2];

type Limits = {
  readonly signal: AbortSignal;
  readonly maxBytes: number;
  /** The error of an answer with more. */
  readonly tooLarge: () => Error;
};

/**
 * Sends one request and collects its answer. `dispatcher.request` would make a stream of each answer, a sixth of the
 * cost of the call.
 */
export function receive(
  dispatcher: Dispatcher,
  options: Dispatcher.DispatchOptions,
  { signal, maxBytes, tooLarge }: Limits,
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let [size, status] = [0, 0];
    let headers: Headers = {};
    let controller: Dispatcher.DispatchController | undefined;
    const fail = (error: Error) => {
      signal.removeEventListener('abort', abort);
      reject(error);
    };
    const abort = () => {
      const reason = signal.reason as Error;
      controller?.abort(reason);
      fail(reason);
    };
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    dispatcher.dispatch(options, {
      onRequestStart: (started) => {
        controller = started;
        if (signal.aborted) started.abort(signal.reason);
      },
      onResponseStart: (_controller, statusCode, received) => {
        [status, headers] = [statusCode, received];
      },
      onResponseData: (receiving, chunk) => {
        size += chunk.byteLength;
        chunks.push(chunk);
        if (size > maxBytes) receiving.abort(tooLarge());
      },
      onResponseEnd: () => {
        signal.removeEventListener('abort', abort);
        resolve({
          status,
          headers,
          body: chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks, size),
        });
      },
      onResponseError: (_controller, error) => fail(error),
    });
  });
}

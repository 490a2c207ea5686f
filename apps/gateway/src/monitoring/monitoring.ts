/** What a report of an error contains: our own text and ids, never client input or text of the firm's API (SEC-H17). */
export type FaultTags = Readonly<Record<string, string | number | undefined>>;

/** Records in a request's trace how the request ended. `name` is a route, never an address. */
type EndTrace = (end: { name: string; method: string; status: number; requestId: string }) => void;

/** The destination of errors and traces (S-7, S-14). Without a DSN there is none, and the library is not loaded. */
export type Monitoring = {
  fault(error: unknown, tags: FaultTags): void;
  /** Runs a request as a trace, or as a part of the one that the browser's header names. */
  request(header: string | string[] | undefined, run: (end: EndTrace) => void): void;
  /** Runs a call to the firm's API as a part of the trace; `name` is its method and path pattern. */
  call<Result>(name: string, run: () => Promise<Result>): Promise<Result>;
  /** Sends what is not sent yet. */
  close(): Promise<void>;
};

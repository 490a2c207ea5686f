/** What a worker of the browser tests asks of the process that holds its servers. */
export type ServerRequest = { readonly id: number } & (
  | {
      readonly act: 'open';
      readonly server: 'mock-api' | 'gateway';
      readonly environment: Readonly<Record<string, string>>;
      readonly logFile: string;
    }
  /** Ends the server that the request of that number opened. */
  | { readonly act: 'close'; readonly opened: number }
);

/** The answer to the request of this number; with words when it could not be done. */
export type ServerAnswer = { readonly id: number; readonly failure?: string };

/**
 * A fault whose message is a fixed sentence of this service, which the log repeats: the messages of all other errors
 * may contain what a client entered or what the firm's API said (SEC-H4). What varies belongs in `cause`, of which the
 * log has the kind and the stack alone.
 */
export class LoggableError extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'LoggableError';
  }
}

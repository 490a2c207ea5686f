import { UpstreamError } from '../upstream/upstream-error.ts';

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

/** An error without its message, which may contain client input or text of the firm's API, but for a LoggableError. */
export function describeError(error: unknown): object {
  if (error instanceof UpstreamError) {
    const { kind, call, status, code: wireCode, cause } = error;
    const own = kind === 'malformed' ? { message: error.message } : {};
    // A code is an identifier of the firm's; a sentence in its place may contain personal data.
    const named = /^[A-Z_0-9]{1,40}$/.test(wireCode ?? '') && { wireCode };
    return { type: error.name, kind, call, status, ...named, ...own, ...causeCode(cause) };
  }
  if (!(error instanceof Error)) return { type: typeof error };
  if (error instanceof LoggableError) {
    const { name, message, cause } = error;
    const because = cause instanceof Error ? { cause: describeError(cause) } : {};
    return { type: name, message, ...because, stack: stackWithoutMessage(error) };
  }
  return { type: error.name, ...causeCode(error), stack: stackWithoutMessage(error) };
}

function causeCode(cause: unknown): { cause?: unknown } {
  return cause instanceof Error && 'code' in cause ? { cause: cause.code } : {};
}

/** Where it happened, without the sentence: a message may quote what was sent, with lines that look like places. */
function stackWithoutMessage({ stack = '', message }: Error): string[] {
  return stack
    .replace(message, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '));
}

import { UpstreamError } from '../upstream/upstream-error.ts';
import { LoggableError } from './loggable-error.ts';

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

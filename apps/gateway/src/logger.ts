import { type DestinationStream, type Logger, pino } from 'pino';
import { UpstreamError } from './upstream/upstream-error.ts';

const hidden = [
  'authorization',
  'dpop',
  'token',
  'unlockToken',
  'firmToken',
  'jwt',
  'deviceToken',
  'deviceTokens',
  'password',
  'repeatPassword',
  'currentPassword',
  'code',
  'otp',
  'secret',
  'email',
  'username',
];

/** Structured logs. What must never be read there is cut out by name, as a second net: the first is not to log it (security H4). */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { app: 'gateway' },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: hidden.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
      serializers: { err: describeError },
    },
    destination ?? pino.destination({ fd: 1, sync: false }),
  );
}

/** An error without anything that a person or the firm's API may have put into its message. */
export function describeError(error: unknown): object {
  if (error instanceof UpstreamError) {
    const { kind, call, status, code: wireCode, cause } = error;
    const own = kind === 'malformed' ? { message: error.message } : {};
    return { type: error.name, kind, call, status, wireCode, ...own, ...causeCode(cause) };
  }
  if (!(error instanceof Error)) return { type: typeof error };
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

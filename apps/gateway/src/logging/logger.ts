import type { FastifyBaseLogger } from 'fastify';
import { type Bindings, type DestinationStream, type Logger, pino } from 'pino';
import type { FaultTags } from '../monitoring/monitoring.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import { describeError } from './describe-error.ts';

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
  'codes',
  'recoveryCodes',
  'secret',
  'email',
  'username',
];

/** The number that pino gives the level `error`. */
const ERROR_LEVEL = 50;

/** S-7: receives each fault of this service, which is each error that it logs. */
export type ReportFault = (error: unknown, tags: FaultTags) => void;

/**
 * SEC-H7: structured logs: one line is one JSON object, so that no input starts another. SEC-H4: what must never be
 * logged is redacted by name, as a second safeguard: the first is not to log it.
 */
export function createLogger(level: string, destination?: DestinationStream, report?: ReportFault): Logger {
  return pino(
    {
      level,
      base: { app: 'gateway' },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: hidden.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
      serializers: { err: describeError },
      hooks: {
        logMethod(args, method, number) {
          if (report && number >= ERROR_LEVEL) reportLine(report, args[0], this.bindings());
          method.apply(this, args);
        },
      },
    },
    destination ?? standardOutput(),
  );
}

/**
 * Lines are written together, since each write costs as much as three lines. A killed process loses those of the last
 * moment.
 */
const WRITTEN_TOGETHER = { minLength: 4096, periodicFlush: 50 };

/** Flushed when the process exits, too. */
function standardOutput(): DestinationStream {
  return pino.destination({ fd: 1, sync: false, ...WRITTEN_TOGETHER });
}

/** A line that has these fields and no others, each a plain value. */
type PlainLine<Field extends string> = (line: Readonly<Record<Field, unknown>>, message: string) => void;

/**
 * Writes lines with these fields only: none of them is secret, so they skip redaction, which costs more than the rest
 * of the line.
 */
export function linesOf<Field extends string>(
  logger: FastifyBaseLogger,
  fields: readonly Field[],
): PlainLine<Field> {
  const plain = logger.child({}, { redact: [] });
  return (line, message) => {
    const known: Record<string, unknown> = {};
    for (const field of fields) known[field] = line[field];
    plain.info(known, message);
  };
}

/** An error is logged once, at the map; so it is reported once, with the fields of the line. */
function reportLine(report: ReportFault, line: unknown, bindings: Bindings): void {
  const { err, appCode, procedure } = line as { err?: unknown; appCode?: string; procedure?: string };
  if (err === undefined) return;
  const { kind, call, status } = err instanceof UpstreamError ? err : {};
  report(err, { requestId: bindings.requestId, appCode, procedure, kind, call, status });
}

import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * Keys under which a secret or personal data could reach a log line by mistake; their values are redacted at two
 * levels. The last ones are names of columns.
 */
const secretNames = [
  'authorization',
  'cookie',
  'headers',
  'body',
  'password',
  'repeat_password',
  'current_password',
  'currentPassword',
  'otp',
  'codes',
  'recovery_codes',
  'code',
  'jwt',
  'token',
  'tokens',
  'device_token',
  'dpop',
  'secret',
  'email',
  'username',
  'name',
  'passwordHash',
  'totpSecret',
  'pendingTotpSecret',
];

/**
 * SEC-H7: each log line is one JSON object. SEC-H4: requests and answers are reduced to method, route and status: an
 * address may hold a mailed code (SEC-E4; the gateway's access-log.ts). An error is reduced to its type and where it
 * was thrown: its message may quote client input.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' },
    serializers: { req: describeRequest, res: describeReply, err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

function describeRequest(request: { method?: string; routeOptions?: { url?: string } }) {
  return { method: request.method, route: request.routeOptions?.url };
}

function describeReply(reply: { statusCode?: number }) {
  return { status: reply.statusCode };
}

function describeError(error: unknown) {
  if (!(error instanceof Error)) return { kind: typeof error };
  const { code, paths } = error as { code?: unknown; paths?: unknown };
  // Without its message, which may contain lines that look like stack frames.
  const stack = (error.stack ?? '').replace(error.message, '');
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { kind: error.name, errorCode: code, paths, frames: frames.map((line) => line.trim()) };
}

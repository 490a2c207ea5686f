import type { ErrorCode, FieldError } from '@portal/contract/errors/error';
import { joinSentences } from '@portal/contract/errors/join-field-errors';
import { type AppErrorCode, codeMessages, waitSentence } from './code-messages.ts';

type Details = {
  message?: string | undefined;
  fields?: readonly FieldError[] | undefined;
  retryAfterSeconds?: number | undefined;
  requestId?: string | undefined;
  cause?: unknown;
};

/**
 * The one error shape the browser decides by: always by `code`, never by text. `message` is fit to be read by people.
 */
export class AppError extends Error {
  readonly code: AppErrorCode;
  readonly fields: readonly FieldError[];
  readonly retryAfterSeconds: number | undefined;
  readonly requestId: string | undefined;

  constructor(code: AppErrorCode, details: Details = {}) {
    const { message, retryAfterSeconds, cause } = details;
    const isWait = code === 'TOO_MANY_REQUESTS';
    super(isWait ? waitSentence(retryAfterSeconds) : message || codeMessages[code], { cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = details.fields ?? [];
    this.retryAfterSeconds = retryAfterSeconds;
    this.requestId = details.requestId;
  }
}

/**
 * Any thrown thing becomes an AppError. A failure of the typed client is known by its shape, so that the entry
 * page need not carry the client to understand it.
 */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isGatewayFailure(thrown) && thrown.cause instanceof AppError) return thrown.cause;
  const data = gatewayData(thrown);
  if (data === undefined)
    return new AppError(isGatewayFailure(thrown) ? 'NO_ANSWER' : 'UNKNOWN', { cause: thrown });
  const code = isKnownCode(data.appCode) ? data.appCode : 'UNKNOWN';
  return new AppError(code, {
    message: refusalText(data),
    fields: data.fields,
    retryAfterSeconds: data.retryAfterSeconds,
    requestId: data.requestId,
    cause: thrown,
  });
}

/** API-31: the firm's sentence, followed by the errors of fields that are not in it; at a form: field-errors.ts. */
function refusalText({ serverMessage = '', fields = [] }: GatewayData): string {
  const others = fields.map(({ message }) => message).filter((message) => !serverMessage.includes(message));
  return joinSentences([serverMessage, ...others]);
}

/** A request that was given up on purpose is not a failure. */
export function isAborted(thrown: unknown): boolean {
  if (typeof thrown !== 'object' || thrown === null) return false;
  if ('name' in thrown && thrown.name === 'AbortError') return true;
  return isGatewayFailure(thrown) && isAborted(thrown.cause);
}

/** Did the request get an answer, even if that answer is an error? */
export function wasAnswered(thrown: unknown): boolean {
  return gatewayData(thrown) !== undefined;
}

type GatewayData = {
  appCode?: unknown;
  /** The firm's own words, which API-31 and L-14 ask for. All other words are in code-messages.ts. */
  serverMessage?: string;
  fields?: FieldError[];
  retryAfterSeconds?: number;
  requestId?: string;
};

function gatewayData(thrown: unknown): GatewayData | undefined {
  if (!isGatewayFailure(thrown) || !('data' in thrown)) return undefined;
  return typeof thrown.data === 'object' && thrown.data !== null ? thrown.data : undefined;
}

function isGatewayFailure(thrown: unknown): thrown is Error {
  return thrown instanceof Error && thrown.name === 'TRPCClientError';
}

function isKnownCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(codeMessages, code);
}

/** The text of any failure for clients. */
export function failureSentence(thrown: unknown): string {
  return toAppError(thrown).message;
}

/** The reference for support: the first eight characters of the request id, in two groups (7F2C-41A9). */
export function failureReference(requestId: string | undefined): string | null {
  const characters = (requestId ?? '').replace(/[^0-9a-z]/gi, '').toUpperCase();
  return characters.length < 8 ? null : `${characters.slice(0, 4)}-${characters.slice(4, 8)}`;
}

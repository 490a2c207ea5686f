import type { Endpoint } from '@portal/contract/endpoint';
import { wireErrorSchema } from '@portal/contract/errors/error';
import { refusalMessages } from '@portal/contract/errors/refusal-messages';

type Details = { readonly status?: number; readonly code?: string | undefined; readonly cause?: unknown };

/** A failed call of the driver; the message gives the call, the reason, and a remedy when one is known. */
export class QaError extends Error {
  /** HTTP status; undefined if nothing answered. */
  readonly status: number | undefined;
  readonly code: string | undefined;

  constructor(message: string, { status, code, cause }: Details = {}) {
    super(message, { cause });
    this.name = 'QaError';
    this.status = status;
    this.code = code;
  }
}

export function unreachable(address: string, cause: unknown): QaError {
  return new QaError(`Nothing answers at ${address}: start the mock with npm start.`, { cause });
}

/** The message of a refusal, with the error of each field. */
export function refusalOf(endpoint: Endpoint, { status, url }: Response, body: unknown): QaError {
  const { code, message = 'no reason given', fields = [] } = wireErrorSchema.safeParse(body).data ?? {};
  const reasons =
    fields.length > 0 ? fields.map((field) => `${field.field}: ${field.message}`).join('; ') : message;
  const summary = `${endpoint.method} ${new URL(url).pathname} answered ${status} ${code ?? ''}: ${reasons}`;
  const isUnknownPath = status === 404 && message === refusalMessages.NOT_FOUND;
  const advice = isUnknownPath ? ' The controls are switched on by QA_CONTROLS=1.' : '';
  return new QaError(`${summary}${advice}`, { status, code });
}

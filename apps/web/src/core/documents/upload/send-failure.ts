import { isUploadRefusal, uploadRefusals } from '@portal/contract/shapes/upload-rule';
import { type AppError, failureSentence, toAppError } from '#core/errors/app-error.ts';
import { type AppErrorCode, waitSentence } from '#core/errors/code-messages.ts';

/** What a failed request means for its file. */
export type SendFailure =
  | { kind: 'lost' }
  /** The same file would be refused again. */
  | { kind: 'refused'; sentence: string }
  | { kind: 'failed'; sentence: string };

/** Codes after which the same file is refused again, with a way on. All others may pass when they are tried again. */
const refusals: Partial<Record<AppErrorCode, string>> = {
  PAYLOAD_TOO_LARGE: uploadRefusals.too_large,
  UNSUPPORTED_MEDIA_TYPE: uploadRefusals.type_not_allowed,
  NOT_FOUND:
    'We could not find what this file belongs to. Please go back to your documents and open the request again.',
  CONFLICT: uploadRefusals.already_answered,
  FORBIDDEN: 'You cannot send documents here. Please send us a message.',
  NOT_IMPLEMENTED: 'Documents cannot be sent here yet. Please send us a message.',
  TERMS_NOT_ACCEPTED: 'The terms have changed. Please sign in again to read them, and then send this file.',
};

/** Codes whose own sentence says too little about a file that can be sent again. */
const sentences: Partial<Record<AppErrorCode, string>> = {
  UNAUTHORIZED: 'Your session ended before this file was sent. Please sign in and choose it again.',
  PROOF_REFUSED:
    'We could not verify this browser, so this file was not sent. Please sign in and choose it again.',
  UNAVAILABLE: 'We cannot accept files just now. Please try again in a few minutes.',
  UPSTREAM_DOWN: 'We cannot reach the firm just now. Please try again in a few minutes.',
  UPSTREAM_MALFORMED:
    'We could not tell whether this file has arrived. Please try again: only one copy is kept.',
  UNKNOWN:
    'Something went wrong, and this file may not have arrived. Please try again: only one copy is kept.',
};

/** The gateway limits how much is sent in a minute, and how many files at the same time. */
const tooMuch = 'Too much was sent in a short time, so this file was not accepted.';

/** P-75: every failure to send a file has its plain sentence, and a way on. */
export function sendFailure(thrown: unknown): SendFailure {
  const error = toAppError(thrown);
  if (error.code === 'NO_ANSWER') return { kind: 'lost' };
  if (error.code === 'VALIDATION') return { kind: 'refused', sentence: ruleSentence(error) };
  const refusal = refusals[error.code];
  if (refusal !== undefined) return { kind: 'refused', sentence: refusal };
  if (error.code === 'TOO_MANY_REQUESTS')
    return { kind: 'failed', sentence: waitSentence(error.retryAfterSeconds, tooMuch) };
  return { kind: 'failed', sentence: sentences[error.code] ?? failureSentence(error) };
}

/** The sentence of the rule that the file breaks, or the firm's own. */
function ruleSentence({ fields, message }: AppError): string {
  const rule = fields.map(({ code }) => code).find(isUploadRefusal);
  return rule === undefined ? message : uploadRefusals[rule];
}

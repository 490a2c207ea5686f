import type { FieldError } from '@portal/contract/errors/error';
import { faultSentence } from '@portal/contract/errors/fault-sentence';
import { joinFieldErrors } from '@portal/contract/errors/join-field-errors';
import { type ZodError, z } from 'zod';
import { camelCase } from '../mapping/wire-names.ts';

// The messages of a schema are for programmers; people get plain sentences.
z.config({ customError: faultSentence });

/** Input errors in the wire format (API-24), with one message that joins them. The values are never repeated. */
export function fieldErrors(error: ZodError): { message: string; fields: FieldError[] } {
  const fields = error.issues.map((issue) => ({
    field: issue.path.map(String).join('.') || 'input',
    code: issueCode(issue),
    message: issue.message,
  }));
  return { message: joinFieldErrors(fields), fields };
}

function issueCode(issue: ZodError['issues'][number]): string {
  const named = issue.code === 'custom' ? issue.params?.code : undefined;
  return typeof named === 'string' ? named : issue.code;
}

/**
 * Faults that the firm's API found, by the names that the browser gave the fields, so that each has one spelling there.
 */
export function portalFields(faults: readonly FieldError[]): FieldError[] {
  return faults.map((fault) => ({ ...fault, field: portalName(fault.field) }));
}

/** Names of the wire that the portal has another word for. */
const portalWords: Readonly<Record<string, string>> = { username: 'email', otp: 'code' };

/**
 * `changedFields.address.line_1` gives `changedFields.address.line1`, `LoginForm[repeat_password]` gives
 * `repeatPassword`.
 */
function portalName(wireName: string): string {
  const parts = wireName.split(/[.[\]]+/).filter((part) => part !== '');
  const inner = parts.length > 1 && parts[0]?.endsWith('Form') ? parts.slice(1) : parts;
  return inner.map((part) => portalWords[part] ?? camelCase(part)).join('.');
}

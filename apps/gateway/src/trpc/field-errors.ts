import { type FieldError, joinFieldErrors } from '@portal/contract/error';
import { faultSentence } from '@portal/contract/fault-sentence';
import { type ZodError, z } from 'zod';

// What a schema says by itself is meant for programmers; people are told in plain words.
z.config({ customError: faultSentence });

/** Faults of an input as the wire says them (row A24), with one sentence that joins them. The values are never repeated. */
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

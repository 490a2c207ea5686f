import { z } from 'zod';
import { MAX_EMAIL_LENGTH, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './constants.ts';
import { isEmail, isResetEmail } from './email-rule.ts';
import { MAX_SLUG_LENGTH, slugShape, uuidShape } from './id-shapes.ts';
import { messages, passwordProblemMessages } from './messages.ts';
import { isTooLong, passwordProblem } from './password-rule.ts';

/** Identity of a record on the wire (security G2: nothing else may stand in a path). */
export const uuid = z.string().regex(uuidShape, 'Must be a uuid').meta({ format: 'uuid' });

/** Identity of an article or a content page: digits, or lower-case words joined by hyphens. */
export const slug = z
  .string()
  .regex(slugShape, 'Must be an id')
  .max(MAX_SLUG_LENGTH)
  .meta({ description: 'Digits, or lower-case words joined by hyphens.' });

export const isoDate = z.iso.date().meta({ description: 'Day, ISO 8601.' });
export const isoDateTime = z.iso.datetime().meta({ description: 'Moment in UTC, ISO 8601.' });

/** Integer pence. May be negative only where a field says so. */
export const pence = z.int().min(0).meta({ description: 'Whole pence.' });
export const signedPence = z.int().meta({ description: 'Whole pence; may be negative.' });

/** A share in percent, 0–100, with decimals. */
export const percent = z.number().min(0).max(100).meta({ description: 'Per cent.' });

/** One line of text from a person: no control characters, so no header can be forged with it (security E6). */
export const line = (maxLength: number) =>
  z
    .string()
    .max(maxLength, `Must be at most ${maxLength} characters`)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this refuses
    .regex(/^[^\u0000-\u001f\u007f]*$/, 'Must be a single line');

/** A mail address (row L1); outer spaces are no part of it, and do not split a count of tries (security B1). */
export const email = z
  .string()
  .trim()
  .refine(isEmail, messages.invalidEmail)
  .meta({ format: 'email', maxLength: MAX_EMAIL_LENGTH });

/** A mail address as the reset step reads it (row L6). */
export const resetEmail = z
  .string()
  .refine(isResetEmail, messages.invalidResetEmail)
  .meta({ format: 'email', maxLength: MAX_EMAIL_LENGTH });

/** A password being checked: any text a person may once have chosen, so no longer than that may be (security A5). */
export const currentPassword = z
  .string()
  .min(1, 'Password is required')
  .refine((value) => !isTooLong(value), {
    message: passwordProblemMessages.too_long,
    params: { code: 'too_long' },
  })
  .meta({ format: 'password', maxLength: MAX_PASSWORD_LENGTH });

/** A password being chosen (row L7). */
export const newPassword = z
  .string()
  .superRefine((value, context) => {
    const problem = passwordProblem(value);
    if (problem)
      context.addIssue({
        code: 'custom',
        message: passwordProblemMessages[problem],
        params: { code: problem },
      });
  })
  .meta({
    format: 'password',
    minLength: MIN_PASSWORD_LENGTH,
    maxLength: MAX_PASSWORD_LENGTH,
    description: passwordProblemMessages.too_few_symbols,
  });

/** A time-based one-time code: six digits (RFC 6238). */
export const otpCode = z
  .string()
  .regex(/^\d{6}$/, 'Must be six digits')
  .meta({ description: 'One-time code of an authenticator (RFC 6238).' });

/** A code mailed in an invite or a reset link; opaque, at least 128 bits when made by the service (security E1). */
export const mailedCode = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,128}$/, 'Must be a code')
  .meta({ description: 'The code of a mailed link.' });

/** A JSON Web Token in its compact form. */
export const jwt = z
  .string()
  .regex(/^[\w-]+\.[\w-]+\.[\w-]+$/, 'Must be a token')
  .max(8192)
  .meta({ description: 'JSON Web Token in its compact form.' });

/** An address of a picture or site: https, or a path of the same service. */
export const webAddress = z
  .string()
  .regex(/^(?:https:\/\/|\/)[^\s"'<>]*$/, 'Must be an https address')
  .max(2048)
  .meta({ description: 'An https address, or a path of this service.' });

/** What a call answers that has nothing to tell but that it was done. */
export const doneAnswer = z.object({ data: z.object({ done: z.literal(true) }) });

/** Names one wish of a caller, so that it is done once however often the request arrives (security I7). */
export const idempotencyKey = z
  .string()
  .regex(/^[\w-]{16,64}$/, 'Must be a key of 16 to 64 characters')
  .meta({ description: 'Names one wish: sent again under the same key, it is done once.' });

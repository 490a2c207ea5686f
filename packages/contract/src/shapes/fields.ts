import { z } from 'zod';
import { CODE_DIGITS } from '../constants.ts';
import { singleLine } from './control-characters.ts';
import { invalidEmail, invalidResetEmail, isEmail, isResetEmail, MAX_EMAIL_LENGTH } from './email-rule.ts';
import { idShape, recoveryCodeShape, uuidShape } from './ids.ts';
import {
  isTooLong,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  passwordProblem,
  passwordProblemMessages,
} from './password-rule.ts';

/** Identity that the portal makes itself, such as that of a device. */
export const uuid = z.string().regex(uuidShape, 'Must be a uuid.').meta({ format: 'uuid' });

/** A name made by us: digits, or lower-case words joined by hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Must be an id.')
  .max(64)
  .meta({ description: 'Digits, or lower-case words joined by hyphens.' });

/** Identity of a record of the firm, as it is sent: a uuid, a slug or a number, never read (SEC-G2). */
export const recordId = z.string().regex(idShape, 'Must be an id.').meta({ description: 'Opaque id.' });

/** One word of a list to which a firm may add its own: an unknown one does not affect the rest of the answer. */
export const word = z.string().regex(/^[a-z][a-z_]{0,39}$/, 'Must be a word.');

/** A number where the portal reads text, as its digits: a firm may number its records, postcodes or telephones. */
const digitsOf = (value: unknown) => (typeof value === 'number' ? String(value) : value);

/** The same identity as it comes in an answer. */
export const wireId = z.preprocess(digitsOf, recordId);

/** A truth value as a firm may write it: 0 and 1, or the words. */
const flagOf = (value: unknown) => {
  if (typeof value === 'object') return value;
  if (/^(?:0|false|no|)$/i.test(String(value))) return false;
  return /^(?:1|true|yes)$/i.test(String(value)) ? true : value;
};
export const wireFlag = z.preprocess(flagOf, z.boolean());

/** A count, which some languages write as text. */
const countOf = (value: unknown) =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
export const wireCount = (min = 0) => z.preprocess(countOf, z.int().min(min));

/** Text of an answer, in whatever form the firm keeps it. */
export const wireText = z.preprocess(digitsOf, z.string());

export const isoDate = z.iso.date().meta({ description: 'Day, ISO 8601.' });
export const isoDateTime = z.iso.datetime().meta({ description: 'Moment in UTC, ISO 8601.' });

/** Integer pence. May be negative only where a field says so. */
export const pence = z.int().min(0).meta({ description: 'Whole pence.' });
export const signedPence = z.int().meta({ description: 'Whole pence; may be negative.' });

/** A share in per cent, 0–100, with decimals. */
export const percent = z.number().min(0).max(100).meta({ description: 'Per cent.' });

/**
 * One line of client input: no control characters, so that it neither forges a header nor turns around what is beside
 * it (SEC-E7, SEC-G16).
 */
export const line = (maxLength: number) =>
  z
    .string()
    .max(maxLength, `Must be at most ${maxLength} characters.`)
    .regex(singleLine, 'Must be a single line.');

/** A mail address (L-26); outer spaces are not part of it, and do not split a count of attempts (SEC-B12). */
export const email = z
  .string()
  .trim()
  .refine(isEmail, invalidEmail)
  .meta({ format: 'email', maxLength: MAX_EMAIL_LENGTH });

/** A mail address as the reset step reads it (L-27). */
export const resetEmail = z
  .string()
  .refine(isResetEmail, invalidResetEmail)
  .meta({ format: 'email', maxLength: MAX_EMAIL_LENGTH });

/** A password to check: only its length is limited, as older passwords may not meet the rules of today (SEC-A5). */
export const currentPassword = z
  .string()
  .min(1, 'Password is required')
  .refine((value) => !isTooLong(value), {
    message: passwordProblemMessages.too_long,
    params: { code: 'too_long' },
  })
  .meta({ format: 'password', maxLength: MAX_PASSWORD_LENGTH });

/** A password being chosen: the servers hold it to the rules of L-7 with the same messages (SEC-A10). */
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
  .regex(new RegExp(`^\\d{${CODE_DIGITS}}$`), 'Must be six digits.')
  .meta({ description: 'One-time code of an authenticator app (RFC 6238).' });

/** A recovery code, in whatever form the firm gives it. */
export const recoveryCode = z
  .string()
  .regex(recoveryCodeShape, 'Must be a recovery code.')
  .meta({ description: 'A recovery code, which works once.' });

/**
 * A code mailed in an invite or a reset link, in whatever form the firm gives it, such as six digits or a JSON Web
 * Token, but never dots alone, which would lead to another path (SEC-G2).
 */
export const mailedCode = z
  .string()
  .regex(/^(?!\.+$)[\w.~=+-]{1,2048}$/, 'Must be a code.')
  .meta({ description: 'The code of a mailed link.' });

/** A JSON Web Token in its compact form. */
export const jwt = z
  .string()
  .regex(/^[\w-]+\.[\w-]+\.[\w-]+$/, 'Must be a token.')
  .max(8192)
  .meta({ description: 'JSON Web Token in its compact form.' });

/**
 * An address of a picture or site: https without a user, or a path of the portal itself, which has one slash first. The
 * browser resolves it there, so a path at the firm leads to nothing.
 */
export const webAddress = z
  .string()
  .regex(
    /^(?:https:\/\/[^\s"'<>\\\p{C}@/?#]+(?:[/?#][^\s"'<>\\\p{C}]*)?|\/(?![/\\])[^\s"'<>\\\p{C}]*)$/u,
    'Must be an https address.',
  )
  .max(2048)
  .meta({ description: 'An https address, or a path of the portal itself.' });

/**
 * A mail address of an answer, to which the portal links: nothing in it that a mail program reads as more than an
 * address.
 */
export const wireEmail = z
  .string()
  .regex(/^[\p{L}\d.!$'*+_{}|~^-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+$/u, 'Must be an email address.')
  .max(MAX_EMAIL_LENGTH)
  .meta({ description: 'A mail address.' });

/** The answer of a call whose success is all there is to say; nothing in it is read. */
export const doneAnswer = z.object({});

/**
 * SEC-I7: names one request of a caller, so that it is done once however often it arrives: a support request, a
 * conversation, a reply, a document. Other writes need none: what they change is already changed the second time.
 */
export const idempotencyKey = z
  .string()
  .regex(/^[\w-]{16,64}$/, 'Must be a key of 16 to 64 characters.')
  .meta({ description: 'Names one request: sent again under the same key, it is done once.' });

import { z } from 'zod';
import { LOGIN_ATTEMPT_LIMIT } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import { email, isoDate, isoDateTime, otpCode, pence, uuid } from '../fields.ts';

/** The state of the second factor, in the words of specification section 4. */
export const twoFactorSchema = z.union([z.literal(true), z.literal(2), z.literal(false)]).meta({
  description:
    'true: a code is asked for; 2: none is asked for; false: an authenticator must be set up first.',
});

/** A person and the state of their login, for QA only: /v1 reveals less than half of this. */
export const personStateSchema = z.object({
  uuid,
  email: z.string(),
  name: z.string(),
  variant: z.enum(['standard', 'vip']),
  has_password: z.boolean().meta({ description: 'False for invited people who have not set one yet.' }),
  password_tries_used: z.int().min(0),
  /** The end of the lock of the whole account; null while there is none. Locks of single devices are not shown. */
  locked_until: isoDateTime.nullable(),
  two_factor: twoFactorSchema,
  terms_accepted: z.boolean().meta({ description: 'Whether the version in force was accepted.' }),
  accepted_version: z.string().nullable(),
  is_enabled: z.boolean(),
  policies: z.int().min(0),
});
export type PersonState = z.infer<typeof personStateSchema>;

/** Whom a call is about; an address that nobody has answers 404. */
export const personParams = z.object({ email });

export const peopleEndpoint = defineEndpoint({
  row: 'Q-3',
  summary: 'Every person and the state of their login',
  method: 'GET',
  path: '/qa/people',
  auth: 'none',
  answer: z.object({ people: z.array(personStateSchema) }),
});

export const personEndpoint = defineEndpoint({
  row: 'Q-3',
  summary: 'One person and the state of their login',
  method: 'GET',
  path: '/qa/people/{email}',
  auth: 'none',
  params: personParams,
  answer: personStateSchema,
});

/**
 * Sets what is named and leaves the rest. `locked: true` begins the lock of 30 minutes now, `locked: false` ends every lock and
 * count, those of devices and of one-time codes too. `terms_accepted: false` forgets every acceptance. `is_enabled: false` ends
 * the sessions of the person.
 */
export const setPersonEndpoint = defineEndpoint({
  row: 'Q-3',
  summary: 'Set the state of the login of a person',
  method: 'PUT',
  path: '/qa/people/{email}',
  auth: 'none',
  params: personParams,
  encoding: 'json',
  body: z
    .strictObject({
      password_tries_used: z
        .int()
        .min(0)
        .max(LOGIN_ATTEMPT_LIMIT - 1)
        .optional(),
      locked: z.boolean().optional(),
      two_factor: twoFactorSchema.optional(),
      terms_accepted: z.boolean().optional(),
      is_enabled: z.boolean().optional(),
    })
    .refine((body) => !(body.locked && body.password_tries_used !== undefined), {
      path: ['password_tries_used'],
      message: 'A locked login has used all its tries',
    }),
  answer: personStateSchema,
});

/**
 * Back to the seed, sessions ended: one person, or everything there is when nobody is named. Everything is the outbox, the faults
 * and the clock too; worlds go on. 409 for a person who is not of the seed.
 */
export const resetEndpoint = defineEndpoint({
  row: 'Q-3',
  summary: 'Put one person or everything back to the seed',
  method: 'POST',
  path: '/qa/reset',
  auth: 'none',
  refusals: ['NOT_FOUND', 'CONFLICT'],
  encoding: 'json',
  body: z.strictObject({ email: email.optional() }),
  answer: z.object({ people: z.array(personStateSchema) }),
});

/** 409 where the person has no authenticator, and none waiting to be set up. */
export const codeEndpoint = defineEndpoint({
  row: 'Q-3',
  summary: 'The one-time code that the authenticator of a person shows now',
  method: 'GET',
  path: '/qa/people/{email}/code',
  auth: 'none',
  refusals: ['CONFLICT'],
  params: personParams,
  answer: z.object({
    code: otpCode,
    seconds_left: z.int().min(1).max(30),
    /** A code is good once (RFC 6238, section 5.2). */
    is_used: z.boolean().meta({ description: 'Whether a sign-in was made with this code or a later one.' }),
    unused_code: otpCode.nullable().meta({
      description:
        'What a sign-in takes now: the code, or the one after it where that is used; null where both are.',
    }),
    /** True while the secret waits for its first code. */
    is_pending: z.boolean(),
    secret: z.string().meta({ description: 'Base32.' }),
    otpauth: z.string().startsWith('otpauth://totp/'),
    qr: z.string().startsWith('data:image/'),
  }),
});

/** The policies that a valuation can be published for, in the order of the portal's list, at most a hundred. */
export const personPoliciesEndpoint = defineEndpoint({
  row: 'Q-3',
  summary: 'The policies of a person with their latest values',
  method: 'GET',
  path: '/qa/people/{email}/policies',
  auth: 'none',
  params: personParams,
  answer: z.object({
    policies: z.array(
      z.object({ uuid, name: z.string(), value: pence.nullable(), valued_on: isoDate.nullable() }),
    ),
  }),
});

import { z } from 'zod';
import { LOGIN_ATTEMPT_LIMIT } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import { email, isoDate, isoDateTime, otpCode, pence, uuid } from '../shapes/fields.ts';

/** The state of the second factor, in the words of specification section 4. */
export const twoFactorSchema = z.union([z.literal(true), z.literal(2), z.literal(false)]).meta({
  description:
    'true: a code is required; 2: none is required; false: the second factor must be set up first.',
});

/** A client and the state of their login, for QA only: /v1 never reveals most of this. */
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

/** The client that a call is about; an unknown address answers 404. */
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
 * Sets the given fields and leaves the rest. `locked: true` starts a 30-minute lock now, `locked: false` ends every
 * lock and count, those of devices and of one-time codes too. `terms_accepted: false` forgets every acceptance.
 * `is_enabled: false` ends the client's sessions.
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
      message: 'A locked login has used all its attempts',
    }),
  answer: personStateSchema,
});

/**
 * Restores the seed and ends sessions: of one client, or of everything when no client is given, including the outbox,
 * the faults and the clock; worlds keep running. 409 for a client who is not in the seed.
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

/** 409 when the client has no second factor and no set-up in progress. */
export const codeEndpoint = defineEndpoint({
  row: 'Q-3',
  summary: 'The current one-time code of a client',
  method: 'GET',
  path: '/qa/people/{email}/code',
  auth: 'none',
  refusals: ['CONFLICT'],
  params: personParams,
  answer: z.object({
    code: otpCode,
    seconds_left: z.int().min(1).max(30),
    /** A code is valid once (RFC 6238, section 5.2). */
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

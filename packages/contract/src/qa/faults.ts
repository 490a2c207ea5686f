import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { endpoints } from '../endpoints.ts';
import { doneAnswer, isoDateTime, line } from '../shapes/fields.ts';
import { coversCall } from './fault-route.ts';

/** The longest that a call is delayed, in milliseconds. */
export const MAX_DELAY_MS = 120_000;

const milliseconds = z.int().min(0).max(MAX_DELAY_MS);
const seconds = z.int().min(1).max(86_400);

/**
 * What happens to a call. A latency delays it; from `status` to `reset` the fault answers and the service
 * never receives the call; from `dribble` on the service handles it, and its answer is damaged on the way.
 */
export const faultEffectSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('latency'), milliseconds }),
    z.strictObject({
      kind: z.literal('log_normal_latency'),
      median_milliseconds: milliseconds.min(1),
      sigma: z.number().min(0).max(3),
    }),
    z.strictObject({
      kind: z.literal('status'),
      status: z.int().min(300).max(599),
      retry_after_seconds: z.int().min(0).max(86_400).optional(),
      code: line(60).optional(),
      message: line(200).optional(),
    }),
    z.strictObject({ kind: z.literal('hang') }),
    z.strictObject({ kind: z.literal('empty') }),
    z.strictObject({ kind: z.literal('garbage') }),
    z.strictObject({ kind: z.literal('reset') }),
    z.strictObject({ kind: z.literal('dribble'), bytes_per_second: z.int().min(1).max(1_000_000) }),
    z.strictObject({ kind: z.literal('cut') }),
    z.strictObject({ kind: z.literal('malformed_chunk') }),
    z.strictObject({
      kind: z.literal('wrong_shape'),
      field: line(60).min(1).optional(),
      becomes: z.enum(['missing', 'wrong_type']).default('missing'),
    }),
  ])
  .meta({
    description: [
      'latency, log_normal_latency: later, by a fixed time or by one drawn around a median.',
      'status: refused with that status. hang: no answer at all. empty: 200 with nothing in it.',
      'garbage: 200 with bytes that are not JSON. reset: the connection is reset.',
      'dribble: the answer a few bytes at a time. cut: half of the answer, then the connection closes.',
      'malformed_chunk: a transfer coding that cannot be read.',
      'wrong_shape: JSON that is not what the contract says: one field missing or of a wrong type at every depth,',
      'or, without a field, a text in place of everything.',
    ].join(' '),
  });
export type FaultEffect = z.output<typeof faultEffectSchema>;

const route = z
  .string()
  .refine((value) => Object.values(endpoints).some((endpoint) => coversCall(value, endpoint)), {
    message: 'Must fit a call of /v1, such as GET /v1/policy/{uuid}/view, /v1/policy or /v1/*',
  })
  .meta({ description: 'Method (all of them without one) and path; {name} is any segment, /* all below.' });

/**
 * A fault to add: which calls, what happens to them, and how often. Where several cover a call, the latest added goes
 * first.
 */
export const newFaultSchema = z.strictObject({
  route,
  effect: faultEffectSchema,
  /** The fraction of calls it applies to, above 0 and at most 1. The same seed selects the same calls. */
  chance: z.number().positive().max(1).default(1),
  seed: z.int().min(0).max(4_294_967_295).default(1),
  /** How many times it applies before it is removed. */
  times: z.int().min(1).max(1_000_000).optional(),
  /** Removed after this many seconds of real time, independent of the clock of the world. */
  for_seconds: seconds.optional(),
});
export type NewFault = z.output<typeof newFaultSchema>;

export const faultSchema = newFaultSchema.extend({
  id: z.string(),
  ends_at: isoDateTime.nullable(),
  /** Calls that its route matched, and those to which it was applied. */
  matched: z.int(),
  applied: z.int(),
});
export type Fault = z.output<typeof faultSchema>;

/** The active faults, without those that have ended. */
export const faultsEndpoint = defineEndpoint({
  row: 'Q-3',
  summary: 'The faults in force, in the order they were added',
  method: 'GET',
  path: '/qa/faults',
  auth: 'none',
  answer: z.object({ faults: z.array(faultSchema) }),
});

/** Adds a fault; 409 where there are too many already. */
export const addFaultEndpoint = defineEndpoint({
  row: 'Q-3',
  summary: 'Make chosen calls slow, fail or answer nonsense',
  method: 'POST',
  path: '/qa/faults',
  auth: 'none',
  refusals: ['CONFLICT'],
  encoding: 'json',
  body: newFaultSchema,
  answer: faultSchema,
});

export const clearFaultsEndpoint = defineEndpoint({
  row: 'Q-3',
  summary: 'Remove every fault',
  method: 'DELETE',
  path: '/qa/faults',
  auth: 'none',
  answer: doneAnswer,
});

export const removeFaultEndpoint = defineEndpoint({
  row: 'Q-3',
  summary: 'Remove one fault',
  method: 'DELETE',
  path: '/qa/faults/{id}',
  auth: 'none',
  params: z.object({ id: z.string().regex(/^[1-9]\d{0,8}$/, 'Must be the id of a fault.') }),
  answer: doneAnswer,
});

/** The calls of the fault layer, which the mock and the proxy both serve. */
export const faultEndpoints = {
  'faults.list': faultsEndpoint,
  'faults.add': addFaultEndpoint,
  'faults.clear': clearFaultsEndpoint,
  'faults.remove': removeFaultEndpoint,
} as const;

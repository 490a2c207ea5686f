import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { isoDateTime } from '../shapes/fields.ts';

/** `offset_seconds` is how far the clock of the mock runs ahead of the real one; never negative. */
export const clockSchema = z.object({ now: isoDateTime, offset_seconds: z.int().min(0) });

export const clockEndpoint = defineEndpoint({
  row: 'Q-3',
  summary: 'The time by which the mock acts',
  method: 'GET',
  path: '/qa/clock',
  auth: 'none',
  answer: clockSchema,
});

/**
 * Moves the clock on, by seconds or to a moment, or back to the real time: exactly one of the three. Back to any other
 * moment is refused with 422, as is further than ten years ahead. Going back to the real time ends sessions, locks and
 * counts that started later.
 */
export const moveClockEndpoint = defineEndpoint({
  row: 'Q-3',
  summary: 'Move the clock of the mock on, or back to the real time',
  method: 'PUT',
  path: '/qa/clock',
  auth: 'none',
  encoding: 'json',
  body: z
    .strictObject({
      advance_seconds: z.int().min(1).optional(),
      to: isoDateTime.optional(),
      real: z.literal(true).optional(),
    })
    .refine((body) => Object.values(body).filter((value) => value !== undefined).length === 1, {
      message: 'Give one of advance_seconds, to and real',
    }),
  answer: clockSchema,
});

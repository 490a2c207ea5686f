import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { isoDateTime, line, slug } from '../shapes/fields.ts';

/**
 * How much a mock of /v1 gives: `full`, everything the portal has a place for; `specification`, what the specification
 * names and nothing of ours.
 */
export const mockProfileSchema = z
  .enum(['full', 'specification'], 'Must be full or specification.')
  .meta({ description: 'Whether /v1 gives everything, or only what the specification names.' });
export type MockProfile = z.infer<typeof mockProfileSchema>;

/** A mock of its own: freshly seeded database, clock and faults. Its /v1 and /qa are under `base_url`. */
export const worldSchema = z.object({
  id: slug,
  label: z.string().nullable(),
  profile: mockProfileSchema,
  base_url: z.string().startsWith('http://'),
  created_at: isoDateTime,
  expires_at: isoDateTime.meta({ description: 'When it is deleted, unless it is used before.' }),
});
export type World = z.infer<typeof worldSchema>;

export const worldsEndpoint = defineEndpoint({
  row: 'Q-3',
  summary: 'Every world there is',
  method: 'GET',
  path: '/qa/worlds',
  auth: 'none',
  answer: z.object({ worlds: z.array(worldSchema), limit: z.int().min(0) }),
});

/** 409 when the limit is reached, and in a world, which cannot make worlds. */
export const createWorldEndpoint = defineEndpoint({
  row: 'Q-3',
  summary: 'Make a world of your own',
  method: 'POST',
  path: '/qa/worlds',
  auth: 'none',
  refusals: ['CONFLICT'],
  encoding: 'json',
  body: z.strictObject({
    label: line(60).min(1).optional().meta({ description: 'For the list: whose it is.' }),
    profile: mockProfileSchema.optional(),
    portal_url: z
      .string()
      .regex(/^https?:\/\/[^\s/]+$/, 'Must be an http or https address without a path.')
      .optional()
      .meta({ description: 'The start of the links in its mails; by default as in those of this mock.' }),
  }),
  answer: worldSchema,
});

export const endWorldEndpoint = defineEndpoint({
  row: 'Q-3',
  summary: 'Delete a world',
  method: 'DELETE',
  path: '/qa/worlds/{id}',
  auth: 'none',
  params: z.object({ id: slug }),
  answer: z.object({ deleted: z.literal(true) }),
});

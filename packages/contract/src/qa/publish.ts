import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { isoDate, line, pence, slug, uuid, word } from '../shapes/fields.ts';
import { amendmentSchema } from '../v1/client.ts';
import { insightSummarySchema } from '../v1/insights.ts';
import { notificationSchema, notificationTargetSchema } from '../v1/notifications.ts';
import { termsSchema } from '../v1/terms.ts';
import { valuationSchema } from '../v1/valuation.ts';
import { personParams } from './people.ts';

const html = z.string().max(50_000);

/** A version after the last, in force from today; every client is asked to accept it. Missing fields are generated. */
export const publishTermsEndpoint = defineEndpoint({
  row: 'Q-3',
  summary: 'Publish a new version of the terms',
  method: 'POST',
  path: '/qa/terms',
  auth: 'none',
  encoding: 'json',
  body: z.strictObject({
    title: line(120).min(1).optional(),
    html: html.optional(),
    changes_summary: line(300).optional(),
  }),
  answer: termsSchema,
});

/**
 * A valuation of one of the client's policies: by default the first that has values, dated today, and slightly above
 * the last value. It replaces another of the same day. The client is notified. 404 for a policy that is not theirs, 409
 * for one of a kind that has no value, 422 for a future day and one before the policy began.
 */
export const publishValuationEndpoint = defineEndpoint({
  row: 'Q-3',
  summary: 'Publish a valuation of a policy',
  method: 'POST',
  path: '/qa/people/{email}/valuations',
  auth: 'none',
  refusals: ['CONFLICT'],
  params: personParams,
  encoding: 'json',
  body: z.strictObject({
    policy_uuid: uuid.optional(),
    value: pence.optional(),
    valued_on: isoDate.optional(),
  }),
  answer: valuationSchema,
});

/**
 * An article, published now; all clients are notified. Missing fields are generated; 422 for an unknown category or
 * writer.
 */
export const publishInsightEndpoint = defineEndpoint({
  row: 'Q-3',
  summary: 'Publish an article',
  method: 'POST',
  path: '/qa/insights',
  auth: 'none',
  encoding: 'json',
  body: z.strictObject({
    title: line(120).min(1).optional(),
    summary: line(300).min(1).optional(),
    html: html.optional(),
    category_id: slug.optional(),
    author_id: slug.optional(),
  }),
  answer: insightSummarySchema.omit({
    like_count: true,
    likes: true,
    liked: true,
    can_unlike: true,
    _links: true,
  }),
});

export const publishNotificationEndpoint = defineEndpoint({
  row: 'Q-3',
  summary: 'Notify a person',
  method: 'POST',
  path: '/qa/people/{email}/notifications',
  auth: 'none',
  params: personParams,
  encoding: 'json',
  body: z.strictObject({
    title: line(120).min(1).optional(),
    body: z.string().min(1).max(1000).optional(),
    type: word.optional(),
    action_required: z.boolean().optional(),
    target: notificationTargetSchema.optional(),
  }),
  answer: notificationSchema,
});

/** 409 when the client has no pending change of details. */
export const decideAmendmentEndpoint = defineEndpoint({
  row: 'Q-3',
  summary: 'Decide the change of details that a person asked for',
  method: 'POST',
  path: '/qa/people/{email}/amendment',
  auth: 'none',
  refusals: ['CONFLICT'],
  params: personParams,
  encoding: 'json',
  body: z.strictObject({
    decision: z.enum(['approved', 'declined']),
    note: line(300).optional().meta({ description: 'Shown to the person when the change is declined.' }),
  }),
  answer: amendmentSchema,
});

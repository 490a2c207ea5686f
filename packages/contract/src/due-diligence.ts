import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { isoDate, pence, percent, uuid } from './fields.ts';
import { linksSchema } from './link.ts';

export const verdictSchema = z.enum(['approved', 'approved_with_conditions', 'watch', 'removed']);
export type Verdict = z.infer<typeof verdictSchema>;

/** A financial year as people in the United Kingdom write it. */
export const financialYear = z.string().regex(/^\d{4}\/\d{2}$/, 'Must be a financial year such as 2025/26');

/** One to five; halves are allowed in an overall score. */
const score = z.number().min(1).max(5).meta({ description: 'One to five.' });

export const dueDiligenceSchema = z.object({
  uuid,
  financial_year: financialYear,
  title: z.string(),
  published_on: isoDate,
  reviewed_by: z.string(),
  next_review_on: isoDate,
  summary: z.string(),
  methodology: z.string(),
  /** Providers on the panel. */
  provider_count: z.int().min(0),
  _links: linksSchema(['self', 'panel']),
});
export type DueDiligence = z.infer<typeof dueDiligenceSchema>;

export const panelItemSchema = z.object({
  uuid,
  segment: z.string(),
  verdict: verdictSchema,
  previous_verdict: verdictSchema.nullable(),
  overall_score: score,
  /** Null where the provider was not on the panel of the year before. */
  previous_overall_score: score.nullable(),
  _links: linksSchema(['provider', 'report']),
});
export type PanelItem = z.infer<typeof panelItemSchema>;

/** The sections of a report, in the order in which they are read. */
export const reportSectionKeySchema = z.enum([
  'ownership_and_financial_strength',
  'proposition',
  'charges',
  'service',
  'technology_and_resilience',
  'investment_range',
  'fair_value_and_target_market',
  'strengths',
  'concerns',
  'conclusion',
]);

/** One tier of a charge table: from and up to in pence, charge in percent a year. */
const chargeTierSchema = z.object({
  from: pence,
  up_to: pence.nullable(),
  percent,
});

export const reportSectionSchema = z.object({
  key: reportSectionKeySchema,
  title: z.string(),
  score: z.int().min(1).max(5).nullable(),
  body: z.string(),
  evidence: z.array(z.string()),
  tiers: z.array(chargeTierSchema).optional(),
});

export const dueDiligenceReportSchema = z.object({
  uuid,
  due_diligence: z.object({ uuid, financial_year: financialYear, title: z.string() }),
  provider: z.object({ uuid, name: z.string() }),
  segment: z.string(),
  verdict: verdictSchema,
  previous_verdict: verdictSchema.nullable(),
  overall_score: score,
  previous_overall_score: score.nullable(),
  published_on: isoDate,
  reviewed_by: z.string(),
  sections: z.array(reportSectionSchema),
  _links: linksSchema(['self', 'provider', 'due-diligence']),
});
export type DueDiligenceReport = z.infer<typeof dueDiligenceReportSchema>;

/** A18. Entries of every financial year, newest first. */
export const dueDiligenceListEndpoint = defineEndpoint({
  row: 'A18',
  summary: 'Due diligence by financial year',
  method: 'GET',
  path: '/v1/due-diligence',
  auth: 'full',
  answer: z.object({ items: z.array(dueDiligenceSchema) }),
});

/** A18. */
export const dueDiligenceEndpoint = defineEndpoint({
  row: 'A18',
  summary: 'One due diligence entry',
  method: 'GET',
  path: '/v1/due-diligence/{uuid}/view',
  auth: 'full',
  params: z.object({ uuid }),
  answer: dueDiligenceSchema,
});

/** A18. Reached by the entry's `panel` link. */
export const dueDiligencePanelEndpoint = defineEndpoint({
  row: 'A18',
  summary: 'The panel of providers of an entry',
  method: 'GET',
  path: '/v1/due-diligence/{uuid}/panel',
  auth: 'full',
  params: z.object({ uuid }),
  answer: z.object({ items: z.array(panelItemSchema) }),
});

/** A18. `id` is the entry's uuid. */
export const dueDiligenceReportEndpoint = defineEndpoint({
  row: 'A18',
  summary: 'The report on one provider',
  method: 'GET',
  path: '/v1/due-diligence/{id}/provider/{providerId}',
  auth: 'full',
  params: z.object({ id: uuid, providerId: uuid }),
  answer: dueDiligenceReportSchema,
});

import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { isoDate, pence, percent, recordId, wireId, wireText } from '../shapes/fields.ts';
import { linksSchema } from '../shapes/link.ts';
import { nullable, offered } from '../shapes/promised.ts';

export const verdictSchema = z.enum(['approved', 'approved_with_conditions', 'watch', 'removed']);
export type Verdict = z.infer<typeof verdictSchema>;

/** A financial year as the firm writes it, such as `2025/26`. */
export const financialYear = wireText.pipe(z.string().max(40)).meta({ description: 'Such as 2025/26.' });

/** One to five; halves are allowed in an overall score. */
const score = z.number().min(1).max(5).meta({ description: 'One to five.' });

export const dueDiligenceSchema = z.object({
  uuid: wireId,
  financial_year: nullable(financialYear),
  title: offered(z.string(), 'the title of a due diligence entry'),
  published_on: offered(isoDate, 'when due diligence was published'),
  reviewed_by: offered(z.string(), 'who reviewed due diligence'),
  next_review_on: offered(isoDate, 'when the next review is due'),
  summary: offered(z.string(), 'the summary of due diligence'),
  methodology: offered(z.string(), 'how due diligence was done'),
  /** Providers on the panel. */
  provider_count: offered(z.int().min(0), 'how many providers are on a panel before it is opened'),
  _links: nullable(linksSchema({ promised: ['panel'], offered: ['self'] })),
});
export type DueDiligence = z.infer<typeof dueDiligenceSchema>;

export const panelItemSchema = z.object({
  uuid: offered(wireId, 'nothing'),
  segment: offered(z.string(), 'the segment that a provider is assessed in'),
  verdict: offered(verdictSchema, 'the verdict on a provider'),
  /** Null where the provider was not on the panel of the year before, as is its score. */
  previous_verdict: offered(verdictSchema, 'the verdict of the year before'),
  overall_score: offered(score, 'the score of a provider'),
  previous_overall_score: offered(score, 'nothing: the portal does not show it'),
  _links: nullable(linksSchema({ promised: ['provider'], offered: ['report'] })),
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
export type ReportSectionKey = z.infer<typeof reportSectionKeySchema>;

/** One tier of a charge table: from and up to in pence, charge in per cent a year. */
const chargeTierSchema = z.object({
  from: pence,
  up_to: pence.nullable(),
  percent,
});

export const reportSectionSchema = z.object({
  key: offered(reportSectionKeySchema, 'the place of a section among strengths, concerns and conclusion'),
  title: z.string(),
  score: offered(z.int().min(1).max(5), 'the score of a section'),
  body: offered(z.string(), 'the text of a section'),
  evidence: offered(z.array(z.string()), 'the evidence of a section'),
  tiers: offered(z.array(chargeTierSchema), 'the table of charges'),
});
export type ReportSection = z.infer<typeof reportSectionSchema>;

export const dueDiligenceReportSchema = z.object({
  uuid: offered(wireId, 'nothing'),
  due_diligence: offered(
    z.object({
      uuid: wireId,
      financial_year: offered(financialYear, 'the financial year of a report'),
      title: offered(z.string(), 'the title of the due diligence of a report'),
    }),
    'the due diligence of a report',
  ),
  provider: offered(
    z.object({ uuid: wireId, name: offered(z.string(), 'the name of the provider of a report') }),
    'the provider of a report',
  ),
  segment: offered(z.string(), 'the segment that a provider is assessed in'),
  verdict: offered(verdictSchema, 'the verdict of a report'),
  previous_verdict: offered(verdictSchema, 'the verdict of the year before'),
  overall_score: offered(score, 'the score of a report'),
  previous_overall_score: offered(score, 'the score of the year before'),
  published_on: offered(isoDate, 'when a report was published'),
  reviewed_by: offered(z.string(), 'who reviewed a report'),
  sections: offered(z.array(reportSectionSchema), 'the text of a report'),
  _links: offered(linksSchema({ offered: ['self', 'provider', 'due-diligence'] }), 'nothing'),
});
export type DueDiligenceReport = z.infer<typeof dueDiligenceReportSchema>;

/** API-18. Entries of every financial year, newest first. */
export const dueDiligenceListEndpoint = defineEndpoint({
  row: 'API-18',
  summary: 'Due diligence by financial year',
  method: 'GET',
  path: '/v1/due-diligence',
  auth: 'full',
  list: { key: 'items', names: ['data', 'due_diligence', 'due-diligence'] },
  answer: z.object({ items: z.array(dueDiligenceSchema) }),
});

/** API-18. */
export const dueDiligenceEndpoint = defineEndpoint({
  row: 'API-18',
  summary: 'One due diligence entry',
  method: 'GET',
  path: '/v1/due-diligence/{uuid}/view',
  auth: 'full',
  params: z.object({ uuid: recordId }),
  answer: dueDiligenceSchema,
});

/** API-18. Reached by the entry's `panel` link. */
export const dueDiligencePanelEndpoint = defineEndpoint({
  row: 'API-18',
  summary: 'The panel of providers of an entry',
  method: 'GET',
  path: '/v1/due-diligence/{uuid}/panel',
  reachedByLink: true,
  auth: 'full',
  params: z.object({ uuid: recordId }),
  list: { key: 'items', names: ['data', 'panel', 'providers'] },
  answer: z.object({ items: z.array(panelItemSchema) }),
});

/** API-18. `id` is the entry's uuid. */
export const dueDiligenceReportEndpoint = defineEndpoint({
  row: 'API-18',
  summary: 'The report on one provider',
  method: 'GET',
  path: '/v1/due-diligence/{id}/provider/{providerId}',
  auth: 'full',
  params: z.object({ id: recordId, providerId: recordId }),
  answer: dueDiligenceReportSchema,
});

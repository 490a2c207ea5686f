import {
  type DueDiligenceReport,
  reportSectionKeySchema,
  verdictSchema,
} from '@portal/contract/due-diligence';
import { z } from 'zod';
import { camelKeys } from '../../camel-keys.ts';

/** Part of a charge table: `from` and `upTo` in pence, the charge in percent a year. */
const chargeTierOutput = z.object({ from: z.number(), upTo: z.number().nullable(), percent: z.number() });

const sectionOutput = z.object({
  key: reportSectionKeySchema,
  title: z.string(),
  /** One to five; null where a section is not scored. */
  score: z.number().nullable(),
  body: z.string(),
  evidence: z.array(z.string()),
  tiers: z.array(chargeTierOutput).nullable(),
});

/** The report on one provider, with what was said the year before (row P4). */
export const reportOutput = z.object({
  uuid: z.string(),
  dueDiligence: z.object({ uuid: z.string(), financialYear: z.string(), title: z.string() }),
  provider: z.object({ uuid: z.string(), name: z.string() }),
  segment: z.string(),
  verdict: verdictSchema,
  previousVerdict: verdictSchema.nullable(),
  overallScore: z.number(),
  previousOverallScore: z.number().nullable(),
  publishedOn: z.string(),
  reviewedBy: z.string(),
  sections: z.array(sectionOutput),
});

export function toReport(report: DueDiligenceReport): z.infer<typeof reportOutput> {
  const { sections, ...rest } = camelKeys(report);
  return { ...rest, sections: sections.map((section) => ({ ...section, tiers: section.tiers ?? null })) };
}

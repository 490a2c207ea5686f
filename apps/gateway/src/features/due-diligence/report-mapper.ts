import {
  type DueDiligenceReport,
  reportSectionKeySchema,
  verdictSchema,
} from '@portal/contract/v1/due-diligence';
import { z } from 'zod';
import { mapperTo } from '../../mapping/listed-fields.ts';

const text = z.string().nullable();

/** Part of a charge table: `from` and `upTo` in pence, the charge in per cent a year. */
const chargeTierOutput = z.object({ from: z.number(), upTo: z.number().nullable(), percent: z.number() });

const sectionOutput = z.object({
  key: reportSectionKeySchema.nullable(),
  title: text,
  /** One to five; null where a section is not scored. */
  score: z.number().nullable(),
  body: text,
  evidence: z.array(z.string()).nullable(),
  tiers: z.array(chargeTierOutput).nullable(),
});

/** P-57: the report on one provider, with verdict and score of the year before. Any field may be missing. */
export const reportOutput = z.object({
  uuid: text,
  dueDiligence: z.object({ uuid: z.string(), financialYear: text, title: text }).nullable(),
  provider: z.object({ uuid: z.string(), name: text }).nullable(),
  segment: text,
  verdict: verdictSchema.nullable(),
  previousVerdict: verdictSchema.nullable(),
  overallScore: z.number().nullable(),
  previousOverallScore: z.number().nullable(),
  publishedOn: text,
  reviewedBy: text,
  sections: z.array(sectionOutput),
});

const toKnownReport = mapperTo(reportOutput.extend({ sections: z.array(sectionOutput).nullable() }));

export function toReport(report: DueDiligenceReport): z.infer<typeof reportOutput> {
  const { sections, ...rest } = toKnownReport(report);
  return { ...rest, sections: sections ?? [] };
}

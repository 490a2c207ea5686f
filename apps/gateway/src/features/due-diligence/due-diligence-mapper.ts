import { type PanelItem, verdictSchema } from '@portal/contract/v1/due-diligence';
import { z } from 'zod';
import { mapperTo } from '../../mapping/listed-fields.ts';
import { type ProviderOutput, providerOutput } from '../providers/providers-mapper.ts';

const text = z.string().nullable();

/** The due diligence of one financial year, as the firm writes it, such as `2025/26` (P-3). */
export const dueDiligenceOutput = z.object({
  uuid: z.string(),
  financialYear: text,
  title: text,
  publishedOn: text,
  reviewedBy: text,
  nextReviewOn: text,
  summary: text,
  methodology: text,
  /** Providers on its panel. */
  providerCount: z.number().nullable(),
});

/** One provider on a panel; scores are one to five. `provider` is null where its data could not be read (P-4). */
export const panelItemOutput = z.object({
  uuid: text,
  segment: text,
  verdict: verdictSchema.nullable(),
  previousVerdict: verdictSchema.nullable(),
  overallScore: z.number().nullable(),
  provider: providerOutput.nullable(),
});

export const toDueDiligence = mapperTo(dueDiligenceOutput);

const toAssessment = mapperTo(panelItemOutput.omit({ provider: true }));

export function toPanelItem(
  item: PanelItem,
  provider: ProviderOutput | null,
): z.infer<typeof panelItemOutput> {
  return { ...toAssessment(item), provider };
}

import { type Terms, termsVersionSchema } from '@portal/contract/terms';
import { z } from 'zod';

export const termsOutput = z.object({
  version: termsVersionSchema,
  title: z.string(),
  /** The firm's markup; sanitised where it is shown (security G4). */
  html: z.string(),
  effectiveFrom: z.string(),
  changesSummary: z.string().nullable(),
});

export function toTerms(terms: Terms): z.infer<typeof termsOutput> {
  return {
    version: terms.version,
    title: terms.title,
    html: terms.html,
    effectiveFrom: terms.effective_from,
    changesSummary: terms.changes_summary,
  };
}

import type { EndpointAnswer } from '@portal/contract/endpoint';
import { type Terms, termsVersionSchema, type userTermsEndpoint } from '@portal/contract/terms';
import { z } from 'zod';

export const termsOutput = z.object({
  version: termsVersionSchema,
  title: z.string(),
  /** The firm's markup; sanitised where it is shown (security G4). */
  html: z.string(),
  effectiveFrom: z.string(),
  changesSummary: z.string().nullable(),
});

/** The terms in force, and what this person accepted: null where nothing yet. */
export const ownTermsOutput = z.object({
  termsAccepted: z.boolean(),
  acceptedVersion: termsVersionSchema.nullable(),
  acceptedAt: z.string().nullable(),
  latest: termsOutput,
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

export function toOwnTerms(terms: EndpointAnswer<typeof userTermsEndpoint>): z.infer<typeof ownTermsOutput> {
  return {
    termsAccepted: terms.terms_accepted,
    acceptedVersion: terms.accepted_version,
    acceptedAt: terms.accepted_at,
    latest: toTerms(terms.latest),
  };
}

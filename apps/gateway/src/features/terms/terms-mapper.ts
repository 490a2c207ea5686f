import type { Terms } from '@portal/contract/v1/terms';
import { z } from 'zod';
import { mapperTo } from '../../mapping/listed-fields.ts';
import { Failure } from '../../trpc/failure.ts';

const text = z.string().nullable();

export const termsOutput = z.object({
  /** Null where the firm numbers no versions. */
  version: text,
  title: text,
  /** The firm's markup; sanitised where it is shown (SEC-G4). */
  html: z.string(),
  effectiveFrom: text,
  changesSummary: text,
});

/** What this client accepted; null where nothing yet, or where the firm does not say. */
export const ownTermsOutput = z.object({
  termsAccepted: z.boolean().nullable(),
  acceptedVersion: text,
  acceptedAt: text,
});

/** The text has another name on the wire, and the version is sent back as the firm writes it. */
const toKnownTerms = mapperTo(termsOutput.omit({ html: true, version: true }));

/** Throws UPSTREAM_MALFORMED when the firm gives no text: terms that cannot be read cannot be accepted. */
export function toTerms(terms: Terms): z.infer<typeof termsOutput> {
  const html = terms.text;
  if (!html) throw new Failure('UPSTREAM_MALFORMED');
  return { ...toKnownTerms(terms), version: terms.version, html };
}

export const toOwnTerms = mapperTo(ownTermsOutput);

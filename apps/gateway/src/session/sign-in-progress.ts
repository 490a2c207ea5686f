import type { TokenScope } from '@portal/contract/v1/authentication';
import { z } from 'zod';

/** Specification section 4: `required`, enter a code; `setup`, set the second factor up first; `none`, neither. */
export const secondFactorSchema = z.enum(['required', 'setup', 'none']);
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/**
 * The progress of a sign-in, as this gateway has seen it (SEC-D1). It is not in the firm's token: a firm may step
 * the same token up in place.
 */
export type SignInProgress = {
  /** The factor that is still to be verified; `none` once it is, or when none is required. */
  readonly factor: SecondFactor;
  /** False when the firm said that the terms in force are not accepted. */
  readonly termsAccepted: boolean;
};

/** What a token of this progress opens: the second factor comes first, then the terms; see trpc/procedures.ts. */
export function scopeOf({ factor, termsAccepted }: SignInProgress): Exclude<TokenScope, 'unlock'> {
  if (factor !== 'none') return 'interim';
  return termsAccepted ? 'full' : 'terms';
}

/**
 * L-52: what the firm's `mfa_configured` means; the web client goes to the step (L-17). The firm may write each value
 * as text. 1 means true, as in some languages: requiring a code from a client who has none is a dead end, and showing a
 * secret when in doubt would disclose it (SEC-C5).
 */
export function secondFactor(mfaConfigured: boolean | number | string | null): SecondFactor {
  const text = String(mfaConfigured).toLowerCase();
  if (text === 'true' || text === '1') return 'required';
  return text === '2' ? 'none' : 'setup';
}

/** L-53: what the firm's `terms_accepted` means: only an explicit false requires them (specification section 4). */
export function areTermsAccepted(termsAccepted: boolean | null): boolean {
  return termsAccepted !== false;
}

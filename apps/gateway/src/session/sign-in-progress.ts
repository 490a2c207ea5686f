import type { TokenScope } from '@portal/contract/authentication';
import { z } from 'zod';

/** Specification section 4: `required`, a code is asked for; `setup`, an authenticator must be set up first; `none`, neither. */
export const secondFactorSchema = z.enum(['required', 'setup', 'none']);
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/**
 * How far a sign-in has come, as this gateway has seen it (SEC-D1). The firm's token says nothing of it: a firm may step
 * the same token up in place.
 */
export type SignInProgress = {
  /** The factor that is still to be shown; `none` once it was, or where none is asked for. */
  readonly factor: SecondFactor;
  /** False where the firm said that the terms in force are not accepted. */
  readonly termsAccepted: boolean;
};

/** What a token of this progress opens: the second factor comes first, then the terms. */
export function scopeOf({ factor, termsAccepted }: SignInProgress): Exclude<TokenScope, 'unlock'> {
  if (factor !== 'none') return 'interim';
  return termsAccepted ? 'full' : 'terms';
}

/**
 * L-17. The firm may write each value as text. 1 is true, as some languages write it: to ask somebody for a code who has none
 * is a dead end, to show somebody's secret because of a doubt gives it away (SEC-C5).
 */
export function secondFactor(mfaConfigured: boolean | number | string | null): SecondFactor {
  const text = String(mfaConfigured).toLowerCase();
  if (text === 'true' || text === '1') return 'required';
  return text === '2' ? 'none' : 'setup';
}

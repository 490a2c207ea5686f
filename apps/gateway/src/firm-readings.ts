import { flag } from '@portal/contract/env/read-env';
import { z } from 'zod';

/**
 * Where the specification of `/v1` is ambiguous: how this firm is to be read. docs/connecting-the-firm-api.md
 * explains each.
 */
export const readingVariables = {
  /** API-25 (unlock-token.ts): where the token of an unlock belongs in the login that is tried again. */
  UPSTREAM_UNLOCK_TOKEN: z.enum(['bearer', 'form']).default('bearer'),
  /**
   * API-26 (remove-second-factor.ts): 1 sends the one-time code with the removal of the second factor; otherwise it is
   * checked by API-2 first.
   */
  UPSTREAM_MFA_DELETE_CODE: flag,
} as const;

export type FirmReadings = {
  readonly unlockTokenIn: 'bearer' | 'form';
  readonly mfaDeleteTakesCode: boolean;
  /** The name under which an authenticator app shows the account (API-4). */
  readonly issuer: string;
};

type ReadingVariables = z.infer<z.ZodObject<typeof readingVariables>> & { readonly PORTAL_NAME: string };

export function firmReadings(env: ReadingVariables): FirmReadings {
  return {
    unlockTokenIn: env.UPSTREAM_UNLOCK_TOKEN,
    mfaDeleteTakesCode: env.UPSTREAM_MFA_DELETE_CODE,
    issuer: env.PORTAL_NAME,
  };
}

import { z } from 'zod';
import type { Session } from '../../session/session.ts';
import { secondFactor, secondFactorSchema } from '../../session/sign-in-progress.ts';
import { drawQrCode } from './qr-code.ts';

export const mfaStateOutput = z.object({ state: secondFactorSchema });

/** Recovery codes are shown once, after the set-up; none where the firm has none. */
export const recoveryCodesOutput = z.object({ recoveryCodes: z.array(z.string()) });

/** All but the state is null unless a set-up waits for its first code (SEC-C5). */
export const mfaOutput = mfaStateOutput.extend({
  /** Base32. */
  secret: z.string().nullable(),
  /** By which a phone adds the account to its authenticator app: an address with the scheme `otpauth:`. */
  otpauthAddress: z.string().nullable(),
  /** A data: URI of the QR code, which holds that address. */
  qrImage: z.string().nullable(),
});

type Setup = {
  readonly mfaConfigured: boolean | number | string | null;
  /** The firm's `otp_code`. */
  readonly otpCode: string | null | undefined;
  readonly session: Pick<Session, 'factor' | 'account'>;
  readonly issuer: string;
};

/**
 * SEC-C5: the secret and its QR code leave only while a set-up waits for its first code, whatever the firm sends. Shown
 * to a client who must enter a code, they would let the password alone sign in. The mock's half of the rule is in its
 * user-mfa-service.ts.
 */
export async function toMfa(setup: Setup): Promise<z.infer<typeof mfaOutput>> {
  const { mfaConfigured, otpCode, session, issuer } = setup;
  const state = session.factor === 'required' ? 'required' : secondFactor(mfaConfigured);
  if (state === 'required' || !otpCode) return { state, secret: null, otpauthAddress: null, qrImage: null };
  return { state, ...(await drawQrCode(otpCode, { issuer, account: session.account })) };
}

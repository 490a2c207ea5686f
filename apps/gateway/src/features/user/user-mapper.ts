import { toDataURL } from 'qrcode';
import { z } from 'zod';
import { type SecondFactor, secondFactorSchema } from '../../session/sign-in-progress.ts';

export const mfaStateOutput = z.object({ state: secondFactorSchema });

/** Recovery codes are shown once, after the set-up; none where the firm has none. */
export const recoveryCodesOutput = z.object({ recoveryCodes: z.array(z.string()) });

export const mfaOutput = mfaStateOutput.extend({
  /** Base32 secret, only while set-up is open (SEC-C5). */
  secret: z.string().nullable(),
  /** A data: URI of the QR code, only while set-up is open. */
  qrImage: z.string().nullable(),
});

type Setup = {
  readonly state: SecondFactor;
  /** The firm's `otp_code`: a base32 secret, or a whole otpauth address. */
  readonly otpCode: string | null;
  readonly issuer: string;
  readonly account: string;
};

/** The secret is passed on only where set-up is open, whatever the firm sends (SEC-C5); its picture is drawn here (SEC-C1). */
export async function toMfa({ state, otpCode, ...label }: Setup): Promise<z.infer<typeof mfaOutput>> {
  if (state === 'required' || !otpCode) return { state, secret: null, qrImage: null };
  const address = otpCode.startsWith('otpauth:') ? otpCode : otpauthAddress(otpCode, label);
  return {
    state,
    secret: URL.parse(address)?.searchParams.get('secret') ?? otpCode,
    qrImage: await toDataURL(address, { errorCorrectionLevel: 'M', margin: 4, width: 320 }),
  };
}

/** What an authenticator app reads from the picture: the secret, and the names it shows the account under. */
function otpauthAddress(secret: string, { issuer, account }: Pick<Setup, 'issuer' | 'account'>): string {
  const label = [issuer, account].map(encodeURIComponent).join(':');
  return `otpauth://totp/${label}?${new URLSearchParams({ secret: secret.replace(/\s/g, ''), issuer })}`;
}

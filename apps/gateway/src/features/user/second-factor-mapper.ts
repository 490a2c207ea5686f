import { toDataURL } from 'qrcode';
import { z } from 'zod';
import type { Session } from '../../session/session.ts';
import { secondFactor, secondFactorSchema } from '../../session/sign-in-progress.ts';

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
  /** The firm's `otp_code`: a base32 secret, or a whole otpauth address. */
  readonly otpCode: string | null | undefined;
  readonly session: Pick<Session, 'factor' | 'account'>;
  readonly issuer: string;
};

/**
 * SEC-C5: the secret leaves only while a set-up waits for its first code, whatever the firm sends. Shown to a client
 * who must enter a code, it would let the password alone sign in. SEC-C8: the picture is drawn here.
 */
export async function toMfa(setup: Setup): Promise<z.infer<typeof mfaOutput>> {
  const { mfaConfigured, otpCode, session, issuer } = setup;
  const state = session.factor === 'required' ? 'required' : secondFactor(mfaConfigured);
  if (state === 'required' || !otpCode) return { state, secret: null, otpauthAddress: null, qrImage: null };
  const address = otpCode.startsWith('otpauth:')
    ? otpCode
    : addressOf(otpCode, { issuer, account: session.account });
  return {
    state,
    secret: URL.parse(address)?.searchParams.get('secret') ?? otpCode,
    otpauthAddress: address,
    qrImage: await toDataURL(address, { errorCorrectionLevel: 'M', margin: 4, width: 320 }),
  };
}

/** In the key URI format that authenticator apps share: the secret, and the names under which they show the account. */
function addressOf(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  const [issuerText, accountText] = [issuer, account].map(encodeURIComponent);
  const secretText = encodeURIComponent(secret.replace(/\s/g, ''));
  return `otpauth://totp/${issuerText}:${accountText}?secret=${secretText}&issuer=${issuerText}`;
}

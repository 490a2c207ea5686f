import { CODE_DIGITS, CODE_PERIOD_SECONDS } from '@portal/contract/constants';
import { generateURI, ScureBase32Plugin, verify } from 'otplib';
import type { Random } from '../../../random.ts';

/** 160 bits, the length RFC 4226 recommends (section 4, R6; SEC-C1). */
const SECRET_BYTES = 20;

const base32 = new ScureBase32Plugin();

/** A new secret in base32. */
export function newTotpSecret(random: Random): string {
  return base32.encode(random.bytes(SECRET_BYTES), { padding: false });
}

/**
 * SEC-C2: the 30-second step whose code this is: the one of `now` by the server's clock, the one before or the one
 * after (RFC 6238, section 5.2). Undefined when it matches none. Reuse of a step is checked elsewhere.
 */
export async function matchingStep(secret: string, code: string, now: Date): Promise<number | undefined> {
  const result = await verify({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: CODE_PERIOD_SECONDS,
    period: CODE_PERIOD_SECONDS,
    digits: CODE_DIGITS,
  });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}

/** What the QR code says: the address that authenticator apps read. */
export function enrolmentAddress(account: { issuer: string; email: string; secret: string }): string {
  const { issuer, email, secret } = account;
  return generateURI({ strategy: 'totp', issuer, label: email, secret });
}

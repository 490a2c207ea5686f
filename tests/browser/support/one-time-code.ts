import { CODE_PERIOD_SECONDS } from '@portal/contract/constants';
import { generateSync } from 'otplib';

/** The code an authenticator app would show now for a base32 secret. */
export function currentCode(secret: string): string {
  return generateSync({ secret });
}

/**
 * The code of the half minute to come, which is taken already: each code works once, and the present one may be used.
 */
export function nextCode(secret: string): string {
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + CODE_PERIOD_SECONDS });
}

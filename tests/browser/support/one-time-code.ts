import { generateSync } from 'otplib';

/** The code an authenticator app would show now for a base32 secret. */
export function currentCode(secret: string): string {
  return generateSync({ secret });
}

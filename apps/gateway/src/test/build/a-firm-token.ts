import type { FirmTokenClaims } from '@portal/contract/authentication';
import { SignJWT } from 'jose';

const key = new TextEncoder().encode('only the firm could check this, so any key will do here');

export const testNow = new Date('2026-06-01T12:00:00Z');
export const testNowSeconds = testNow.getTime() / 1000;

/** A token as the firm issues it; good for an hour of the test clock. */
export function aFirmToken(claims: Partial<FirmTokenClaims> = {}): Promise<string> {
  const whole = {
    sub: '11111111-1111-4111-8111-111111111111',
    vip: true,
    scope: 'full',
    jti: 'firm-token-id',
    iat: testNowSeconds,
    exp: testNowSeconds + 3600,
    ...claims,
  };
  return new SignJWT(whole).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(key);
}

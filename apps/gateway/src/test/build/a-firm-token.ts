import { SignJWT } from 'jose';

const key = new TextEncoder().encode('only the firm could check this, so any key will do here');

export const testNow = new Date('2026-06-01T12:00:00Z');
export const testNowSeconds = testNow.getTime() / 1000;

/** A token as the firm issues it, with the two claims that are promised; valid for an hour of the test clock. */
export function aFirmToken(claims: Readonly<Record<string, unknown>> = {}): Promise<string> {
  return new SignJWT({ vip: true, exp: testNowSeconds + 3600, ...claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(key);
}

import { describe, expect, test } from 'vitest';
import { systemRandom } from '../../../random.ts';
import { enrolmentAddress, matchingStep, newTotpSecret } from './totp.ts';

/** The key of RFC 6238, appendix B, in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('SEC-C1: codes agree with RFC 6238, appendix B (last six of its eight digits)', () => {
  test.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('at %i s the code is %s', async (seconds, code) => {
    expect(await matchingStep(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });
});

describe('SEC-C2: the steps -1, 0 and +1 of the clock are accepted, and no other', () => {
  const now = 1234567890;
  const code = '005924';
  test.each([-30, 0, 29, 30])('a clock %i s off is accepted', async (drift) => {
    expect(await matchingStep(secret, code, at(now + drift))).toBe(now / 30);
  });
  test.each([-31, -60, 60, 61])('a clock %i s off is refused', async (drift) => {
    expect(await matchingStep(secret, code, at(now + drift))).toBeUndefined();
  });
});

test('SEC-C1: a new secret has 160 bits, and a thousand of them do not repeat', () => {
  const secrets = Array.from({ length: 1000 }, () => newTotpSecret(systemRandom));
  expect(new Set(secrets).size).toBe(1000);
  for (const made of secrets) expect(made).toMatch(/^[A-Z2-7]{32}$/);
});

test('L-3: the address in the QR code names the firm, the account and the secret', () => {
  const address = new URL(enrolmentAddress({ issuer: 'A Firm', email: 'a@b.example', secret }));
  expect(address.protocol).toBe('otpauth:');
  expect(address.searchParams.get('secret')).toBe(secret);
  expect(address.searchParams.get('issuer')).toBe('A Firm');
  expect(decodeURIComponent(address.pathname)).toContain('A Firm:a@b.example');
});

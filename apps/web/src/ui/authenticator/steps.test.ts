import { expect, test } from 'vitest';
import { otpauthLink, secretGroups } from './steps.tsx';

test('L-3: an authenticator app reads issuer, account and secret from the link', () => {
  const link = otpauthLink({
    issuer: 'Noonmark & Co',
    email: 'client+1@portal.example.com',
    secret: 'JBSWY3DPEHPK3PXP',
  });
  const url = new URL(link);
  expect(link.startsWith('otpauth://totp/Noonmark%20%26%20Co:client%2B1%40portal.example.com?')).toBe(true);
  expect(url.searchParams.get('secret')).toBe('JBSWY3DPEHPK3PXP');
  expect(url.searchParams.get('issuer')).toBe('Noonmark & Co');
});

test('L-3: the secret is shown in groups of four, and joined again is the same', () => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const groups = secretGroups(secret);
  expect(groups).toEqual(['JBSW', 'Y3DP', 'EHPK', '3PXP', 'JBSW', 'Y3DP', 'EHPK', '3PXP']);
  expect(groups.join('')).toBe(secret);
});

test('L-3: what does not fill the last group is not lost', () => {
  expect(secretGroups('JBSWY3')).toEqual(['JBSW', 'Y3']);
  expect(secretGroups('')).toEqual([]);
});

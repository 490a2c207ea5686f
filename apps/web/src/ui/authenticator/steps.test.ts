import { expect, test } from 'vitest';
import { otpauthLink } from './steps.tsx';

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

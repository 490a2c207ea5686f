import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { onPhone } from '#test/window-size.ts';
import { AuthenticatorSteps, secretGroups } from './steps.tsx';

test("L-25: on a phone the app opens at the gateway's own address, which the QR code holds too", () => {
  onPhone();
  const otpauthAddress = 'otpauth://totp/Firm:a?secret=JBSWY3DPEHPK3PXP&digits=8&period=60';
  render(<AuthenticatorSteps secret="JBSWY3DPEHPK3PXP" otpauthAddress={otpauthAddress} qrImage="data:," />);
  expect(screen.getByRole('link', { name: 'Open in app' }).getAttribute('href')).toBe(otpauthAddress);
});

test('L-29: the secret is shown in groups of four, and joined again is the same', () => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const groups = secretGroups(secret);
  expect(groups).toEqual(['JBSW', 'Y3DP', 'EHPK', '3PXP', 'JBSW', 'Y3DP', 'EHPK', '3PXP']);
  expect(groups.join('')).toBe(secret);
});

test('L-29: what does not fill the last group is not lost', () => {
  expect(secretGroups('JBSWY3')).toEqual(['JBSW', 'Y3']);
  expect(secretGroups('')).toEqual([]);
});

import { expect, test } from 'vitest';
import { portalConfiguration } from '#core/configuration.ts';
import { brandOf, variantOf } from './variant.ts';

test('R-14: who is signed in sees the brand of the token, whatever the firm configured', () => {
  expect(brandOf({ token: 'a', isVip: true }, 'standard')).toBe('vip');
  expect(brandOf({ token: 'a', isVip: false }, 'vip')).toBe('standard');
});

test('R-14: before that the configuration decides', () => {
  const signedOut = { token: null, isVip: false };
  expect(brandOf(signedOut, 'standard')).toBe('standard');
  expect(brandOf(signedOut, 'vip')).toBe('vip');
});

test('R-14: each variant has its own name and logo', () => {
  const { portalVipName, portalVipLogoUrl, portalName, portalLogoUrl } = portalConfiguration;
  expect(variantOf('vip')).toMatchObject({ portalName: portalVipName, portalLogoUrl: portalVipLogoUrl });
  expect(variantOf('standard')).toMatchObject({ portalName, portalLogoUrl });
});

import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { variantOf } from '#core/branding/variant.ts';
import { portalConfiguration } from '#core/configuration.ts';
import { headerLogos, markOf } from './header-logos.tsx';

const vip = variantOf('vip');
const standard = variantOf('standard');
const firm = { name: 'Arkwright Pell', logoUrl: 'https://firm.example.com/logo.png' };

test('R-21: VIP sees the portal logo, and the firm logo on the right', () => {
  expect(headerLogos(vip, firm)).toEqual({
    main: { name: 'Noonmark Private', src: '/logos/portal-vip.svg' },
    right: { name: 'Arkwright Pell', src: 'https://firm.example.com/logo.png' },
  });
});

test('R-21: for VIP there is nothing on the right when the firm has set no logo', () => {
  expect(headerLogos(vip, { ...firm, logoUrl: null }).right).toBeNull();
});

test('R-21: others see the firm logo, or its name where it has none, and nothing on the right', () => {
  expect(headerLogos(standard, firm)).toEqual({
    main: { name: 'Arkwright Pell', src: 'https://firm.example.com/logo.png' },
    right: null,
  });
  expect(headerLogos(standard, { ...firm, logoUrl: null }).main).toEqual({
    name: 'Arkwright Pell',
    src: null,
  });
});

test('each logo that comes with the portal has a square mark beside it, and any other has none', () => {
  const { portalLogoUrl, portalVipLogoUrl, firmLogoUrl } = portalConfiguration;
  const marks = [portalLogoUrl, portalVipLogoUrl, firmLogoUrl].map(markOf);
  expect(marks.map((mark) => existsSync(`${import.meta.dirname}/../../public${mark}`))).toEqual([
    true,
    true,
    true,
  ]);
  expect(markOf('https://firm.example.com/logo.svg')).toBeNull();
});

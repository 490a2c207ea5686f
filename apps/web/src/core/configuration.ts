import type { Brand } from './branding/brand.ts';

/** What a firm changes without touching code: names, addresses and logos (rows L10, R1, R13, R14). */
export type PortalConfiguration = {
  portalName: string;
  portalVipName: string;
  firmName: string;
  firmShortName: string;
  aboutUrl: string;
  termsUrl: string;
  privacyUrl: string;
  /** The {time} of row L10, in words. */
  supportTime: string;
  defaultBrand: Brand;
  portalLogoUrl: string;
  portalVipLogoUrl: string;
  firmLogoUrl: string;
};

/** Stands in for what the page does not say: development, tests, and a page that was served without the gateway. */
const defaults: PortalConfiguration = {
  portalName: 'Noonmark',
  portalVipName: 'Noonmark Private',
  firmName: 'Arkwright Pell Financial Planning',
  firmShortName: 'Arkwright Pell',
  aboutUrl: 'https://arkwright-pell.example.com/about',
  termsUrl: 'https://arkwright-pell.example.com/terms',
  privacyUrl: 'https://arkwright-pell.example.com/privacy',
  supportTime: 'two working days',
  defaultBrand: 'standard',
  portalLogoUrl: '/logos/portal-standard.svg',
  portalVipLogoUrl: '/logos/portal-vip.svg',
  firmLogoUrl: '/logos/firm-arkwright-pell.svg',
};

/** Reads the JSON that the gateway writes into the page. A missing or unreadable value falls back, never a blank page. */
export function readConfiguration(json: string | null | undefined): PortalConfiguration {
  const given = parseRecord(json);
  const text = (name: keyof PortalConfiguration) => {
    const value = given[name];
    return typeof value === 'string' && value !== '' ? value : defaults[name];
  };
  return {
    portalName: text('portalName'),
    portalVipName: text('portalVipName'),
    firmName: text('firmName'),
    firmShortName: text('firmShortName'),
    aboutUrl: text('aboutUrl'),
    termsUrl: text('termsUrl'),
    privacyUrl: text('privacyUrl'),
    supportTime: text('supportTime'),
    defaultBrand: given.defaultBrand === 'vip' ? 'vip' : defaults.defaultBrand,
    portalLogoUrl: text('portalLogoUrl'),
    portalVipLogoUrl: text('portalVipLogoUrl'),
    firmLogoUrl: text('firmLogoUrl'),
  };
}

function parseRecord(json: string | null | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export const portalConfiguration = readConfiguration(
  document.getElementById('portal-configuration')?.textContent,
);

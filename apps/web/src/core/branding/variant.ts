import { type Brand, type PortalConfiguration, portalConfiguration } from '#core/configuration.ts';
import { type SessionState, useSession } from '#core/session/store.ts';

/** name and logo of one variant; applyBrand chooses its palette. Its headline is in landing-screen.tsx. */
export type Variant = { brand: Brand; isVip: boolean; portalName: string; portalLogoUrl: string };

/** The token decides once signed in (SEC-F6), before that the configuration. */
export function brandOf(session: Pick<SessionState, 'token' | 'isVip'>, defaultBrand: Brand): Brand {
  if (session.token === null) return defaultBrand;
  return session.isVip ? 'vip' : 'standard';
}

export function variantOf(brand: Brand, configuration: PortalConfiguration = portalConfiguration): Variant {
  const isVip = brand === 'vip';
  return {
    brand,
    isVip,
    portalName: isVip ? configuration.portalVipName : configuration.portalName,
    portalLogoUrl: isVip ? configuration.portalVipLogoUrl : configuration.portalLogoUrl,
  };
}

/** chooses the palette of tokens.css; without one the page is plain. */
export function applyBrand(brand: Brand): void {
  document.documentElement.dataset.brand = brand;
}

/** The variant that this client sees. */
export function useVariant(): Variant {
  return variantOf(brandOf(useSession(), portalConfiguration.defaultBrand));
}

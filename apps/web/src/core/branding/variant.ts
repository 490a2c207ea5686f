import { type PortalConfiguration, portalConfiguration } from '#core/configuration.ts';
import type { SessionState } from '#core/session/session-store.ts';
import type { Brand } from './brand.ts';

/** Names and logo of one variant (row R14). */
export type Variant = { brand: Brand; isVip: boolean; portalName: string; portalLogoUrl: string };

/** Signed in, the token says which; before that the flag kept in storage, else what the firm configured. */
export function brandOf(session: Pick<SessionState, 'token' | 'isVip'>, defaultBrand: Brand): Brand {
  if (session.isVip) return 'vip';
  return session.token === null ? defaultBrand : 'standard';
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

/** Chooses the palette of tokens.css; without one the page is a plain ground. */
export function applyBrand(brand: Brand): void {
  document.documentElement.dataset.brand = brand;
}

/** Row R13: the document title is the page title followed by the portal name, as the header is. */
export function documentTitle(pageTitle: string, portalName: string): string {
  return `${pageTitle} · ${portalName}`;
}

import { canSaveFiles } from '#env.ts';

/** The two variants of R-14; each has its own palette in tokens.css, chosen by `data-brand` on <html>. */
export type Brand = 'vip' | 'standard';

/** What a firm changes without touching code: names, addresses and logos (L-10, R-1, R-13, R-14, R-21). */
export type PortalConfiguration = {
  portalName: string;
  portalVipName: string;
  firmName: string;
  firmShortName: string;
  aboutUrl: string;
  termsUrl: string;
  privacyUrl: string;
  /** The {time} of L-10, in words (L-41). */
  supportTime: string;
  /** Minutes without input after which a client is signed out. */
  idleMinutes: number;
  defaultBrand: Brand;
  portalLogoUrl: string;
  portalVipLogoUrl: string;
  firmLogoUrl: string;
  /** Whether the gateway has keys to sign statements of holdings (P-54). */
  statements: boolean;
  /** Where errors are reported to (S-15); nowhere unless given. */
  reporting?: { dsn: string; environment: string; release?: string };
};

/** The JSON in the page: the defaults of index.html, or what the gateway put in their place. */
export function readConfiguration(page: Document): PortalConfiguration {
  return JSON.parse(page.getElementById('portal-configuration')?.textContent ?? '');
}

export const portalConfiguration = readConfiguration(document);

/** P-54: a statement is a file. */
export const offersStatements: boolean = portalConfiguration.statements && canSaveFiles;

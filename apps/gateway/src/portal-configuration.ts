import { z } from 'zod';

const address = z.url({ protocol: /^https$/ });
/** A picture: a path of the portal itself, or an https address. */
const picture = z.union([z.string().regex(/^\/[\w./-]+$/), address]);
const name = z.string().min(1).max(80);

/** What a firm changes without touching code: names, addresses, logos. All of it is public. */
export const portalVariables = {
  PORTAL_NAME: name.default('Noonmark'),
  PORTAL_VIP_NAME: name.default('Noonmark Private'),
  FIRM_NAME: name.default('Arkwright Pell Financial Planning'),
  FIRM_SHORT_NAME: name.default('Arkwright Pell'),
  ABOUT_URL: address.default('https://arkwright-pell.example.com/about'),
  TERMS_URL: address.default('https://arkwright-pell.example.com/terms'),
  PRIVACY_URL: address.default('https://arkwright-pell.example.com/privacy'),
  /** L-41: the {time} of L-10, in words. */
  SUPPORT_TIME: name.default('two working days'),
  DEFAULT_BRAND: z.enum(['standard', 'vip']).default('standard'),
  PORTAL_LOGO_URL: picture.default('/logos/portal-standard.svg'),
  PORTAL_VIP_LOGO_URL: picture.default('/logos/portal-vip.svg'),
  FIRM_LOGO_URL: picture.default('/logos/firm-arkwright-pell.svg'),
} as const;

type PortalVariables = z.infer<z.ZodObject<typeof portalVariables>> & {
  readonly IDLE_MINUTES: number;
  readonly NODE_ENV: string;
  readonly WEB_SENTRY_DSN?: string | undefined;
  readonly SENTRY_RELEASE?: string | undefined;
  readonly STATEMENT_KEYS?: object | undefined;
};

/** What the page carries for the browser. */
export function portalConfiguration(env: PortalVariables) {
  return {
    portalName: env.PORTAL_NAME,
    portalVipName: env.PORTAL_VIP_NAME,
    firmName: env.FIRM_NAME,
    firmShortName: env.FIRM_SHORT_NAME,
    aboutUrl: env.ABOUT_URL,
    termsUrl: env.TERMS_URL,
    privacyUrl: env.PRIVACY_URL,
    supportTime: env.SUPPORT_TIME,
    idleMinutes: env.IDLE_MINUTES,
    defaultBrand: env.DEFAULT_BRAND,
    portalLogoUrl: env.PORTAL_LOGO_URL,
    portalVipLogoUrl: env.PORTAL_VIP_LOGO_URL,
    firmLogoUrl: env.FIRM_LOGO_URL,
    /** Whether there are keys to sign statements of holdings (P-54). */
    statements: env.STATEMENT_KEYS !== undefined,
    ...(env.WEB_SENTRY_DSN !== undefined && {
      reporting: { dsn: env.WEB_SENTRY_DSN, environment: env.NODE_ENV, release: env.SENTRY_RELEASE },
    }),
  };
}

export type PortalConfiguration = ReturnType<typeof portalConfiguration>;

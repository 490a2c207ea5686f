import type { Env } from '../env.ts';

/** Names of the portal and the firm in every mail. */
export type MailBranding = {
  /** Scheme, host and port, without a slash at the end. */
  portalUrl: string;
  portalName: string;
  portalVipName: string;
  /** How soon support answers, in words (L-10). */
  supportTime: string;
  /** Where questions to support go. */
  supportDesk: string;
};

export function mailBrandingOf(env: Env): MailBranding {
  return {
    portalUrl: env.PORTAL_URL,
    portalName: env.PORTAL_NAME,
    portalVipName: env.PORTAL_VIP_NAME,
    supportTime: env.SUPPORT_TIME,
    supportDesk: env.SUPPORT_DESK,
  };
}

import type { PortalConfiguration } from '../../portal-configuration.ts';

/** How the portal looks in what the device draws around the page: title bar, start picture, home screen. */
type BrandLook = {
  readonly name: string;
  /** Background colours of the landing page; a browser test compares them with tokens.css. */
  readonly ground: { readonly light: string; readonly dark: string };
  readonly icons: {
    readonly px192: string;
    readonly px512: string;
    readonly maskable: string;
    readonly apple: string;
  };
};

const grounds = {
  standard: { light: '#e3f3f2', dark: '#0a1a1c' },
  vip: { light: '#0f1b2d', dark: '#080f1a' },
} as const;

/** The default look of the brand: before sign-in it is not known who will open an installed app. */
export function brandLook(configuration: PortalConfiguration): BrandLook {
  const { defaultBrand: brand, portalName, portalVipName } = configuration;
  const icon = (kind: string) => `/icons/${brand}-${kind}.png`;
  return {
    name: brand === 'vip' ? portalVipName : portalName,
    ground: grounds[brand],
    icons: {
      px192: icon('192'),
      px512: icon('512'),
      maskable: icon('maskable-512'),
      apple: icon('apple-180'),
    },
  };
}

import type { Variant } from '#core/branding/variant.ts';
import type { StoredFirm } from '#core/session/store.ts';
import { Logo } from '#ui/brand/logo.tsx';

/** A logo, or a name alone where none is set. */
export type NamedLogo = { name: string; src: string | null };

export type HeaderLogos = {
  /** The first logo. */
  main: NamedLogo;
  /** The second one, on the right; null where there is none. */
  right: NamedLogo | null;
};

/** VIP clients see the portal's logo, and the firm's on the right when it is set; others see the firm's. */
export function headerLogos(variant: Variant, firm: StoredFirm): HeaderLogos {
  const firmLogo: NamedLogo = { name: firm.name, src: firm.logoUrl };
  if (!variant.isVip) return { main: firmLogo, right: null };
  return {
    main: { name: variant.portalName, src: variant.portalLogoUrl },
    right: firmLogo.src === null ? null : firmLogo,
  };
}

/** Logos that come with the portal; each has a square mark for narrow places. */
const withMark: ReadonlySet<string> = new Set([
  '/logos/portal-standard.svg',
  '/logos/portal-vip.svg',
  '/logos/firm-arkwright-pell.svg',
]);

/** The square mark of a logo; null where only the whole logo is known. */
export function markOf(src: string): string | null {
  return withMark.has(src) ? src.replace(/\.svg$/, '-mark.svg') : null;
}

type MarkOrLogoProps = { logo: NamedLogo; mark: string | undefined; whole: string | undefined };

/** Where there is little room: the mark of a logo, and any other logo made to fit. */
export function MarkOrLogo({ logo, mark, whole }: MarkOrLogoProps) {
  const src = logo.src === null ? null : markOf(logo.src);
  if (src === null) return <BrandLogo logo={logo} className={whole} />;
  return <BrandLogo logo={{ ...logo, src }} className={mark} />;
}

/** A logo, or the name alone where no logo is set; logo.tsx has one that cannot be shown. */
export function BrandLogo({ logo, className }: { logo: NamedLogo; className?: string | undefined }) {
  if (logo.src === null) return <span>{logo.name}</span>;
  return <Logo src={logo.src} name={logo.name} className={className} />;
}

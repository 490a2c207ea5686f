import { Logo } from '#ui/logo.tsx';
import type { NamedLogo } from './header-logos.ts';

/** A logo in its place, or the name alone where no logo is set. */
export function BrandLogo({ logo, className }: { logo: NamedLogo; className?: string | undefined }) {
  if (logo.src === null) return <span>{logo.name}</span>;
  return <Logo src={logo.src} name={logo.name} className={className} />;
}

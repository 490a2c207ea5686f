import { portalConfiguration } from '#core/configuration.ts';
import { useSession } from '#core/session/use-session.ts';
import { brandOf, type Variant, variantOf } from './variant.ts';

/** The variant that this person sees. */
export function useVariant(): Variant {
  return variantOf(brandOf(useSession(), portalConfiguration.defaultBrand));
}

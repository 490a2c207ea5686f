import { providerName } from '#core/provider-name.ts';
import { providerTypeName } from '#core/provider-type.ts';
import type { RouterOutputs } from '#core/trpc/router-outputs.ts';

export type Provider = RouterOutputs['providers']['list']['providers'][number];

/** Providers whose name, legal name, kind or number in the register hold every word of the text (row P3). */
export function filterProviders(providers: readonly Provider[], text: string): Provider[] {
  const words = plain(text).split(' ').filter(Boolean);
  return providers.filter((provider) => {
    const { legalName, type, fcaNumber } = provider;
    const known = [providerName(provider), legalName, providerTypeName(type), fcaNumber];
    const found = plain(known.filter((fact) => fact !== null).join(' '));
    return words.every((word) => found.includes(word));
  });
}

/** Lower case, without accents, one space between words. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

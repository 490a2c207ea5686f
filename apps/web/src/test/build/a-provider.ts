import type { RouterOutputs } from '#core/trpc/procedures.ts';
import { bare } from '../bare-records.ts';

type Provider = RouterOutputs['providers']['byId'];

let made = 0;

/** A provider as the gateway returns it: a platform by default. */
export function aProvider(overrides: Partial<Provider> = {}): Provider {
  made += 1;
  return {
    uuid: `00000000-0000-4000-8001-${String(made).padStart(12, '0')}`,
    name: `Provider ${made}`,
    legalName: `Provider ${made} Limited`,
    type: 'platform',
    logoUrl: null,
    fcaNumber: `000${200 + made}`,
    website: 'https://provider.example.com',
    phone: '01632 960 410',
    yearEstablished: 2004,
    ownership: 'Owned by its founders',
    assetsUnderAdministration: 4_830_000_000_000,
    financialStrength: { agency: 'Larkhill Ratings', rating: 'A', ratedOn: '2026-06-12' },
    fscsNote: 'Covered up to the limit of the scheme.',
    description: 'A platform for advised clients.',
    ...overrides,
  };
}

/** A provider of which a firm gives the id alone (API-17). */
export function aBareProvider(): Provider {
  return bare(aProvider(), 'uuid');
}

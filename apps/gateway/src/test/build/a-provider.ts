import type { Provider } from '@portal/contract/v1/providers';
import { aUuid } from './a-policy.ts';

export function aProvider(overrides: Partial<Provider> = {}): Provider {
  const uuid = overrides.uuid ?? aUuid(900);
  return {
    uuid,
    name: 'Larkfield Platform',
    legal_name: 'Larkfield Platform Services Limited',
    type: 'platform',
    logo_url: null,
    fca_number: '000900',
    website: 'https://larkfield.example.com',
    phone: '01632 960900',
    year_established: 1999,
    ownership: 'Owned by its staff',
    assets_under_administration: 4_200_000_000_00,
    financial_strength: { agency: 'Corvane', rating: 'B+', rated_on: '2026-02-01' },
    fscs_note: 'Up to £85,000.',
    description: 'A platform.',
    _links: {
      self: { href: `/v1/provider/${uuid}/view` },
      'my-policies': { href: `/v1/provider/my-policies?uuid=${uuid}` },
    },
    ...overrides,
  };
}

import type { Provider } from '@portal/contract/v1/providers';
import type { ExamplesOf } from '../example.ts';

const provider: Provider = {
  uuid: 'a3072c48-0572-8200-bdb7-2007c7f13141',
  name: 'Brackenfield',
  legal_name: 'Brackenfield Platform Services Limited',
  type: 'platform',
  logo_url: null,
  fca_number: '000214',
  website: 'https://brackenfield.example.com',
  phone: '01632 960 410',
  year_established: 2004,
  ownership: 'Owned by its founders and an employee trust',
  assets_under_administration: 4830000000000,
  financial_strength: { agency: 'Larkhill Ratings', rating: 'A', rated_on: '2026-06-12' },
  fscs_note:
    'Money and investments held here are kept apart from the company’s own. If it failed and could not return them, the compensation scheme covers each person up to its limit.',
  description:
    'An investment platform for advised clients. Pension, ISA, general account and onshore bond are held together under one tiered charge, and values reach us every night.',
  _links: {
    self: { href: '/v1/provider/a3072c48-0572-8200-bdb7-2007c7f13141/view' },
    'my-policies': { href: '/v1/provider/my-policies?uuid=a3072c48-0572-8200-bdb7-2007c7f13141' },
  },
};

const uuid = provider.uuid;

export const providersExamples: ExamplesOf<'providers'> = {
  'providers.list': { answer: { items: [provider] } },
  'providers.view': { params: { uuid }, answer: provider },
  'providers.myPolicies': {
    query: { uuid },
    answer: {
      items: [
        {
          uuid: '45f5fdc8-2a4c-8b79-9b03-6ad086d5be6f',
          policy_number: 'BF-118204',
          name: 'Joint investment account',
          _links: { self: { href: '/v1/policy/45f5fdc8-2a4c-8b79-9b03-6ad086d5be6f/view' } },
        },
        {
          uuid: '326d20e2-6875-81f9-b12f-1ed2deb94b5e',
          policy_number: 'BF-118209',
          name: 'Stocks and shares ISA',
          _links: { self: { href: '/v1/policy/326d20e2-6875-81f9-b12f-1ed2deb94b5e/view' } },
        },
      ],
    },
  },
};

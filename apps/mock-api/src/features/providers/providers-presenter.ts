import type { Provider } from '@portal/contract/v1/providers';
import { link } from '../../http/hal.ts';
import type { Providers } from './providers-service.ts';

type ProviderRow = Awaited<ReturnType<Providers['byUuid']>>;
type PolicyRow = Awaited<ReturnType<Providers['policiesOf']>>[number];

export function presentProvider(row: ProviderRow): Provider {
  const { uuid } = row;
  return {
    uuid,
    name: row.name,
    legal_name: row.legalName,
    type: row.type as Provider['type'],
    logo_url: row.logoUrl,
    fca_number: row.fcaNumber,
    website: row.website,
    phone: row.phone,
    year_established: row.yearEstablished,
    ownership: row.ownership,
    assets_under_administration:
      row.assetsUnderAdministration === null ? null : Number(row.assetsUnderAdministration),
    financial_strength: presentStrength(row),
    fscs_note: row.fscsNote,
    description: row.description,
    _links: {
      self: link('providers.view', { uuid }),
      'my-policies': link('providers.myPolicies', {}, { uuid }),
    },
  };
}

/** A rating is shown in full or not at all. */
function presentStrength(row: ProviderRow): Provider['financial_strength'] {
  const { strengthAgency: agency, strengthRating: rating, strengthRatedOn: rated_on } = row;
  return agency && rating && rated_on ? { agency, rating, rated_on } : null;
}

export function presentPolicySummary({ uuid, policyNumber, name }: PolicyRow) {
  return { uuid, policy_number: policyNumber, name, _links: { self: link('policies.view', { uuid }) } };
}

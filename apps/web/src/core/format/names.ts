import type { PolicyStatus } from '@portal/contract/v1/policies';
import type { ProviderType } from '@portal/contract/v1/providers';

/** What the name of a policy is made from; only its id is always there. */
export type NamedPolicy = {
  uuid: string;
  name: string | null;
  policyNumber: string | null;
  provider?: { name: string | null } | null;
};

/**
 * The name of a policy everywhere: its name; where the firm gives none, its number, else the end of its id, with its
 * provider where that is known, so that two unnamed policies of one provider differ.
 */
export function policyName({ uuid, name, policyNumber, provider }: NamedPolicy): string {
  if (name) return name;
  if (policyNumber) return `Policy ${policyNumber}`;
  const reference = `ref ${shortReference(uuid)}`;
  return provider?.name ? `${provider.name} policy ${reference}` : `Policy ${reference}`;
}

/** The number of a policy beside its name; null where there is none, or the name already has it. */
export function policyNumberText({
  name,
  policyNumber,
  status,
}: Pick<NamedPolicy, 'name' | 'policyNumber'> & { status: PolicyStatus | null }): string | null {
  if (policyNumber !== null) return name && policyNumber;
  return status === 'submitted_to_provider' ? 'Awaiting number' : null;
}

/** What the name of a provider is made from; only its id is always there (API-17). */
type NamedProvider = { uuid?: string; name: string | null };

/**
 * The name of a provider: its name; where the firm gives none, the end of its id, so that two in a list differ. Inside
 * a sentence `fallback` is used instead, such as "this provider".
 */
export function providerName(provider: NamedProvider | null | undefined, fallback?: string): string {
  if (provider?.name) return provider.name;
  if (fallback !== undefined) return fallback;
  const reference = provider?.uuid && shortReference(provider.uuid);
  return reference ? `Provider ref ${reference}` : 'Unnamed provider';
}

const providerTypeNames: Record<ProviderType, string> = {
  platform: 'Platform',
  life_company: 'Life company',
  dfm: 'Investment manager',
  sipp_operator: 'SIPP operator',
  protection_insurer: 'Protection insurer',
  savings_society: 'Savings society',
};

/** The label of a provider's type; null where the firm does not give it (API-17). */
export function providerTypeName(type: ProviderType | null): string | null {
  return type === null ? null : providerTypeNames[type];
}

const REFERENCE_LENGTH = 6;

/** The end of an id, for what the firm gives no name. */
function shortReference(uuid: string): string {
  return uuid.slice(-REFERENCE_LENGTH).toUpperCase();
}

import type { ProviderType } from '@portal/contract/v1/providers';
import { shortReference } from './policy-name.ts';

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

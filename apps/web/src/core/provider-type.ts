import type { ProviderType } from '@portal/contract/providers';

export const providerTypeNames: Record<ProviderType, string> = {
  platform: 'Platform',
  life_company: 'Life company',
  dfm: 'Investment manager',
  sipp_operator: 'SIPP operator',
  protection_insurer: 'Protection insurer',
};

/** The kind of a provider in words; null where the firm does not say (A17). */
export function providerTypeName(type: ProviderType | null): string | null {
  return type === null ? null : providerTypeNames[type];
}

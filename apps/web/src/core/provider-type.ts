import type { ProviderType } from '@portal/contract/providers';

export const providerTypeNames: Record<ProviderType, string> = {
  platform: 'Platform',
  life_company: 'Life company',
  dfm: 'Investment manager',
  sipp_operator: 'SIPP operator',
  protection_insurer: 'Protection insurer',
};

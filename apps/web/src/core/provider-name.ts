/** What a provider is named by; only its id is always there (A17). */
type NamedProvider = { uuid?: string; name: string | null };

const LONGEST_REFERENCE = 6;

/**
 * What a provider is called: its name; where the firm gives none, the end of its id, so that two of a list differ. Inside a
 * sentence `fallback` is used instead, such as "this provider".
 */
export function providerName(provider: NamedProvider | null | undefined, fallback?: string): string {
  const name = provider?.name?.trim();
  if (name) return name;
  if (fallback !== undefined) return fallback;
  const reference = provider?.uuid?.slice(-LONGEST_REFERENCE).toUpperCase();
  return reference ? `Provider ref ${reference}` : 'Unnamed provider';
}

/** What a policy is named by; only its id is always there. */
export type NamedPolicy = {
  uuid: string;
  name: string | null;
  policyNumber: string | null;
  provider?: { name: string | null } | null;
};

const LONGEST_REFERENCE = 6;

/**
 * What a policy is called everywhere: its name; where the firm gives none, its number, else its provider, else the end of
 * its id.
 */
export function policyName({ uuid, name, policyNumber, provider }: NamedPolicy): string {
  const [given, number, from] = [name, policyNumber, provider?.name].map((text) => text?.trim());
  if (given) return given;
  if (number) return `Policy ${number}`;
  return from ? `${from} policy` : `Policy ref ${uuid.slice(-LONGEST_REFERENCE).toUpperCase()}`;
}

import type { PolicyStatus } from '@portal/contract/v1/policies';

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

const REFERENCE_LENGTH = 6;

/** The end of an id, for what the firm gives no name. */
export function shortReference(uuid: string): string {
  return uuid.slice(-REFERENCE_LENGTH).toUpperCase();
}

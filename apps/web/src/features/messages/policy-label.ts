import { type NamedPolicy, policyName } from '#core/policy-name.ts';

/** What a policy is called where one is chosen: two of one name are told apart by provider and number. */
export function policyLabel(policy: NamedPolicy): string {
  const name = policyName(policy);
  const details = [policy.provider?.name, policy.policyNumber].filter(
    // A policy without a name is already called by one of the two.
    (text) => text && (policy.name?.trim() || !name.includes(text.trim())),
  );
  return [name, details.join(' ')].filter(Boolean).join(', ');
}

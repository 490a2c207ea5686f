import type { RouterOutputs } from '#core/trpc/router-outputs.ts';

type Policy = Pick<
  RouterOutputs['policies']['list']['policies'][number],
  'name' | 'policyNumber' | 'provider'
>;

/** What a policy is called where one is chosen: two of one name are told apart by provider and number. */
export function policyLabel({ name, provider, policyNumber }: Policy): string {
  return [name, [provider.name, policyNumber].filter(Boolean).join(' ')].join(', ');
}

import type { PolicyStatus } from '@portal/contract/v1/policies';
import { hasEnded } from '@portal/contract/v1/policy-kind';
import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '#core/trpc/procedures.ts';
import { formatCount } from '#ui/format/counts.ts';
import styles from './held-policies.module.css';

/** What kind of provider it is, and how many policies the client has there; nothing of what is not known. */
export function HeldNote({ kind, held }: { kind: string | null; held: number }) {
  if (held === 0) return <>{kind}</>;
  return (
    <>
      {kind === null ? null : `${kind} · `}
      <b className={styles.held}>you hold {formatCount(held)}</b>
    </>
  );
}

/**
 * How many of the client's policies each provider runs. Empty until that is known: nothing on these pages waits for it.
 */
export function useHeldPolicies(): ReadonlyMap<string, number> {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.policies.list.queryOptions());
  return countByProvider(data?.policies ?? []);
}

type Held = { provider: { uuid: string } | null; status: PolicyStatus | null };

/** How many of the client's policies each provider runs, by the provider's id. One that has ended is not held. */
export function countByProvider(policies: readonly Held[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { provider, status } of policies) {
    if (provider !== null && !hasEnded({ status }))
      counts.set(provider.uuid, (counts.get(provider.uuid) ?? 0) + 1);
  }
  return counts;
}

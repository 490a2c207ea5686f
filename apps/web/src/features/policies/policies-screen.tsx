import { toAppError } from '#core/errors.ts';
import { londonDay } from '#core/time/london-day.ts';
import { PoliciesEmpty } from './policies-empty.tsx';
import { PoliciesFailed } from './policies-failed.tsx';
import { PoliciesLoading } from './policies-loading.tsx';
import { PoliciesOverview } from './policies-overview.tsx';
import { usePolicies } from './use-policies.ts';

/** Row P1: the list of policies with the latest value of each, and what they add up to. */
export function PoliciesScreen({ today = londonDay(new Date()) }: { today?: string }) {
  const { data, error, errorUpdateCount, isFetching, refetch } = usePolicies();
  const ask = () => void refetch();
  if (data === undefined) {
    if (errorUpdateCount === 0) return <PoliciesLoading />;
    return <PoliciesFailed failure={error} isRetrying={isFetching} onRetry={ask} />;
  }
  if (data.policies.length === 0) return <PoliciesEmpty isChecking={isFetching} onCheck={ask} />;
  return (
    <PoliciesOverview
      policies={data.policies}
      today={today}
      refreshFailure={error === null ? null : toAppError(error).message}
      isRefreshing={isFetching}
      onRefresh={ask}
    />
  );
}

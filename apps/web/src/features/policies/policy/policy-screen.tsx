import { useParams } from 'react-router';
import { FailedPage } from '#core/errors/failed-page.tsx';
import { MissingPage } from '#core/errors/missing-page.tsx';
import { londonDay } from '#core/format/london-time.ts';
import { paths } from '#core/routing/paths.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { usePolicy } from '../policy-queries.ts';
import { PolicyOverview } from './overview.tsx';
import { PolicySkeleton } from './policy-skeleton.tsx';

/** P-2: one policy, beside the list that the surrounding screen draws, and alone on phones. */
export function PolicyScreen({ today = londonDay(new Date()) }: { today?: string }) {
  const { id = '' } = useParams();
  const query = usePolicy(id);
  return (
    <QueryBoundary
      key={id}
      query={query}
      loading={<PolicySkeleton />}
      notFound={<PolicyMissing />}
      failed={(failure) => (
        <FailedPage heading="We could not load this policy" failure={failure}>
          Your policy is safe.
        </FailedPage>
      )}
    >
      {(policy) => (
        <PolicyOverview
          policy={policy}
          today={today}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
    </QueryBoundary>
  );
}

function PolicyMissing() {
  return (
    <MissingPage
      heading="We could not find this policy"
      onward={{ to: paths.policies.to(), label: 'All policies' }}
    >
      It may have been closed, or the address may be mistyped. Your other policies are not affected.
    </MissingPage>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { FailedPage } from '#core/errors/failed-page.tsx';
import { paths } from '#core/routing/paths.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { PartSkeleton } from '#ui/feedback/page-skeletons.tsx';
import { AccountFrame } from '../frame.tsx';
import { parts } from '../search-params.ts';
import { useCountries } from './countries.ts';
import { DetailsForm } from './details-form.tsx';

/** API-15: requests changes of the record. The account then shows their progress. */
export function UpdateDetailsScreen() {
  const trpc = useTRPC();
  const query = useQuery(trpc.client.get.queryOptions());
  const navigate = useNavigate();
  const countries = useCountries();
  return (
    <AccountFrame part="update" heading={parts.update.name} isBusy={query.isLoading}>
      <QueryBoundary
        query={query}
        loading={<PartSkeleton what="your details" height="32rem" />}
        failed={(failure) => (
          <FailedPage heading="We could not load your details" failure={failure}>
            Your record is safe.
          </FailedPage>
        )}
      >
        {(client) => (
          <DetailsForm
            client={client}
            countries={countries}
            onSent={(sent) => void navigate(paths.account.to(), { state: { sent } })}
          />
        )}
      </QueryBoundary>
    </AccountFrame>
  );
}

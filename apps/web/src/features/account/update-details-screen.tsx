import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useNavigate } from 'react-router';
import { FailedPage } from '#core/failed-page.tsx';
import { Loaded } from '#core/loaded.tsx';
import { paths } from '#core/paths.ts';
import { trpc } from '#core/trpc/react.ts';
import { AccountFrame } from './account-frame.tsx';
import { PartLoading } from './part-loading.tsx';
import { DetailsForm } from './update/details-form.tsx';
import { useCountries } from './update/use-countries.ts';

/** Row P8: asks for changes of the record. What was sent is then seen on its way in the account. */
export function UpdateDetailsScreen() {
  const query = trpc.client.get.useQuery();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const countries = useCountries();
  return (
    <AccountFrame part="update" heading="Personal details" isBusy={query.isPending}>
      <Loaded
        query={query}
        loading={<PartLoading what="your details" height="32rem" />}
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
            onSent={(answer) => {
              queryClient.setQueryData(getQueryKey(trpc.client.get, undefined, 'query'), answer);
              const isTakenBack = client.pendingAmendment !== null && answer.pendingAmendment === null;
              void navigate(paths.account.to(), { state: { sent: isTakenBack ? 'withdrawn' : 'sent' } });
            }}
          />
        )}
      </Loaded>
    </AccountFrame>
  );
}

import { useParams } from 'react-router';
import { FailedPage } from '#core/failed-page.tsx';
import { Loaded } from '#core/loaded.tsx';
import { MissingPage } from '#core/missing-page.tsx';
import { paths } from '#core/paths.ts';
import { londonDay } from '#core/time/london-day.ts';
import { trpc } from '#core/trpc/react.ts';
import { PolicyArticle } from './policy/policy-article.tsx';
import { PolicyPlace } from './policy/policy-place.tsx';

/** Row P2: one policy. It stands beside the list, which the screen around it draws, and alone on phones. */
export function PolicyScreen({ today = londonDay(new Date()) }: { today?: string }) {
  const { id = '' } = useParams();
  const query = trpc.policies.byId.useQuery({ uuid: id });
  return (
    <Loaded
      key={id}
      query={query}
      loading={<PolicyPlace />}
      notFound={<PolicyMissing />}
      failed={(failure) => (
        <FailedPage heading="We could not load this policy" failure={failure}>
          Your policy is safe.
        </FailedPage>
      )}
    >
      {(policy) => (
        <PolicyArticle
          policy={policy}
          today={today}
          isAsking={query.isFetching}
          onAsk={() => void query.refetch()}
        />
      )}
    </Loaded>
  );
}

function PolicyMissing() {
  return (
    <MissingPage
      heading="We could not find this policy"
      onward={{ to: paths.policies.to(), label: 'All policies' }}
    >
      It may have been closed, or the address may have a slip in it. Your other policies are where they were.
    </MissingPage>
  );
}

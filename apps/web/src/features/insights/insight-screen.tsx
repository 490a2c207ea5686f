import { useParams } from 'react-router';
import { FailedPage } from '#core/failed-page.tsx';
import { Loaded } from '#core/loaded.tsx';
import { MissingPage } from '#core/missing-page.tsx';
import { paths } from '#core/paths.ts';
import { trpc } from '#core/trpc/react.ts';
import { InsightArticle } from './insight-article.tsx';
import { InsightLoading } from './insight-loading.tsx';

/** Row P6: one article. */
export function InsightScreen() {
  const { id = '' } = useParams();
  return (
    <Loaded
      key={id}
      query={trpc.insights.byId.useQuery({ id })}
      loading={<InsightLoading />}
      notFound={
        <MissingPage
          heading="This insight could not be found"
          onward={{ to: paths.insights.to(), label: 'All insights' }}
        >
          It may have been taken down, or the address may not be whole.
        </MissingPage>
      }
      failed={(failure) => <FailedPage heading="We could not load this insight" failure={failure} />}
    >
      {(insight) => <InsightArticle insight={insight} />}
    </Loaded>
  );
}

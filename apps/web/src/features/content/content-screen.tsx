import { useParams } from 'react-router';
import { aboutVipContent, contentAddress } from '#core/content-address.ts';
import { FailedPage } from '#core/failed-page.tsx';
import { Loaded } from '#core/loaded.tsx';
import { MissingPage } from '#core/missing-page.tsx';
import { paths } from '#core/paths.ts';
import { Redirect } from '#core/redirect.tsx';
import { trpc } from '#core/trpc/react.ts';
import { DetailPlace } from '#ui/detail-place.tsx';
import { ListDetail } from '#ui/list-detail.tsx';
import { ContentArticle } from './content-article.tsx';
import { ContentList } from './content-list.tsx';

/** Row P10: one page of the firm's own text, beside the others. A firm that offers no pages has neither. */
export function ContentScreen() {
  const { id = '' } = useParams();
  const isOffered = trpc.content.list.useQuery().data?.offered !== false;
  if (id === aboutVipContent) return <Redirect to={contentAddress(id)} />;
  return (
    <ListDetail
      listLabel="The firm’s pages"
      {...(isOffered ? { list: <ContentList current={id} /> } : {})}
      narrow="detail"
      detail={isOffered ? <ContentPage key={id} id={id} /> : <ContentMissing />}
    />
  );
}

function ContentPage({ id }: { id: string }) {
  return (
    <Loaded
      query={trpc.content.byId.useQuery({ id })}
      loading={<DetailPlace said="Loading the page" />}
      notFound={<ContentMissing />}
      failed={(failure) => <FailedPage heading="We could not load this page" failure={failure} />}
    >
      {(page) => <ContentArticle page={page} />}
    </Loaded>
  );
}

function ContentMissing() {
  return (
    <MissingPage
      heading="We could not find this page"
      onward={{ to: paths.information.to(), label: paths.information.title }}
    >
      It may have been removed, or the address may be mistyped.
    </MissingPage>
  );
}

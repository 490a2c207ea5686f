import { useParams } from 'react-router';
import { useFindings } from '#core/due-diligence/review-queries.ts';
import { FailedPage } from '#core/errors/failed-page.tsx';
import { MissingPage } from '#core/errors/missing-page.tsx';
import { UnreadableNote } from '#core/errors/unreadable-note.tsx';
import { paths } from '#core/routing/paths.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { DetailSkeleton } from '#ui/feedback/page-skeletons.tsx';
import { ListDetail, SinglePane } from '#ui/layout/list-detail.tsx';
import { ReportArticle } from './article.tsx';
import { ReportPanel } from './panel.tsx';
import { type ReportId, useReport } from './report-queries.ts';

/** P-17: the report on one provider in one year, both named by the address. */
export function ReportScreen() {
  const { dueDiligenceUuid = '', providerUuid = '' } = useParams();
  return <ReportPanes id={{ dueDiligenceUuid, providerUuid }} />;
}

/** P-17: the newest report on the provider that the address names, whatever year it is of. */
export function LatestReportScreen() {
  const { id = '' } = useParams();
  return (
    <QueryBoundary
      key={id}
      query={useFindings(id)}
      loading={
        <SinglePane>
          <DetailSkeleton label="Loading the report" />
        </SinglePane>
      }
      failed={(failure) => <FailedPage heading="We could not load this report" failure={failure} />}
    >
      {({ found: [latest], unreadable }) =>
        latest === undefined ? (
          <ReportMissing />
        ) : (
          <ReportPanes
            id={{ dueDiligenceUuid: latest.entry.uuid, providerUuid: id }}
            unreadable={unreadable}
          />
        )
      }
    </QueryBoundary>
  );
}

/** A report, beside the panel of its year. `unreadable` counts the reviews that may have a newer one. */
function ReportPanes({ id, unreadable = 0 }: { id: ReportId; unreadable?: number }) {
  return (
    <ListDetail
      listLabel="The panel of that year"
      list={<ReportPanel id={id} />}
      narrow="detail"
      detail={
        <QueryBoundary
          key={id.dueDiligenceUuid + id.providerUuid}
          query={useReport(id)}
          loading={<DetailSkeleton label="Loading the report" />}
          notFound={<ReportMissing />}
          failed={(failure) => <FailedPage heading="We could not load this report" failure={failure} />}
        >
          {(report) => (
            <>
              <UnreadableNote count={unreadable} one="review" many="reviews" />
              <ReportArticle id={id} report={report} />
            </>
          )}
        </QueryBoundary>
      }
    />
  );
}

/** No such report, for this client or for anyone. */
function ReportMissing() {
  return (
    <MissingPage
      heading="We could not find this report"
      onward={{ to: paths.dueDiligence.to(), label: 'Due diligence' }}
    >
      The provider may not have been tested in that year, or the address may be mistyped.
    </MissingPage>
  );
}

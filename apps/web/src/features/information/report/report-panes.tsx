import { FailedPage } from '#core/failed-page.tsx';
import { Loaded } from '#core/loaded.tsx';
import { DetailPlace } from '#ui/detail-place.tsx';
import { ListDetail } from '#ui/list-detail.tsx';
import { ReportArticle } from './report-article.tsx';
import { ReportMissing } from './report-missing.tsx';
import { ReportPanel } from './report-panel.tsx';
import { type ReportId, useReport } from './use-report.ts';

/** A report, beside the panel of its year. */
export function ReportPanes({ id }: { id: ReportId }) {
  return (
    <ListDetail
      listLabel="The panel of that year"
      list={<ReportPanel id={id} />}
      narrow="detail"
      detail={
        <Loaded
          key={id.dueDiligenceUuid + id.providerUuid}
          query={useReport(id)}
          loading={<DetailPlace said="Loading the report" />}
          notFound={<ReportMissing />}
          failed={(failure) => <FailedPage heading="We could not load this report" failure={failure} />}
        >
          {(report) => <ReportArticle id={id} report={report} />}
        </Loaded>
      }
    />
  );
}

import { useParams } from 'react-router';
import { useFindings } from '#core/due-diligence/use-findings.ts';
import { FailedPage } from '#core/failed-page.tsx';
import { Loaded } from '#core/loaded.tsx';
import { DetailPlace } from '#ui/detail-place.tsx';
import { SinglePane } from '#ui/single-pane.tsx';
import { ReportMissing } from './report-missing.tsx';
import { ReportPanes } from './report-panes.tsx';

/** Row P4: the newest report on the provider that the address names, whatever year it is of. */
export function LatestReportScreen() {
  const { id = '' } = useParams();
  return (
    <Loaded
      key={id}
      query={useFindings(id)}
      loading={
        <SinglePane>
          <DetailPlace said="Loading the report" />
        </SinglePane>
      }
      failed={(failure) => <FailedPage heading="We could not load this report" failure={failure} />}
    >
      {([latest]) =>
        latest === undefined ? (
          <ReportMissing />
        ) : (
          <ReportPanes id={{ dueDiligenceUuid: latest.entry.uuid, providerUuid: id }} />
        )
      }
    </Loaded>
  );
}

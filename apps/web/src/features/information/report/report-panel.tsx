import { verdictNames } from '#core/due-diligence/verdict.ts';
import { FailedPart } from '#core/failed-part.tsx';
import { ListRow, ListRows } from '#core/list-row.tsx';
import { Loaded } from '#core/loaded.tsx';
import { paths } from '#core/paths.ts';
import { trpc } from '#core/trpc/react.ts';
import { ListPlace } from '#ui/list-place.tsx';
import { PaneHead } from '#ui/pane-head.tsx';
import styles from './report-panel.module.css';
import { type ReportId, usePrefetchReport } from './use-report.ts';

/** The providers judged in the same year, each with the way to its own report. */
export function ReportPanel({ id }: { id: ReportId }) {
  const uuid = id.dueDiligenceUuid;
  const year = trpc.dueDiligence.list.useQuery().data?.entries.find((entry) => entry.uuid === uuid);
  const prefetch = usePrefetchReport();
  return (
    <>
      <PaneHead>
        <p className={styles.label}>{year ? `Panel ${year.financialYear}` : 'The panel'}</p>
      </PaneHead>
      <Loaded
        query={trpc.dueDiligence.panel.useQuery({ uuid })}
        loading={<ListPlace said="Loading the panel" />}
        notFound={null}
        failed={(failure) => (
          <div className={styles.failed}>
            <FailedPart heading="We could not load the panel" failure={failure} />
          </div>
        )}
      >
        {({ items }) => (
          <ListRows>
            {items.map(({ uuid: itemUuid, provider, verdict, overallScore }) =>
              provider === null ? null : (
                <ListRow
                  key={itemUuid}
                  to={paths.providerReport.to({ dueDiligenceId: uuid, providerId: provider.uuid })}
                  isCurrent={provider.uuid === id.providerUuid}
                  prefetch={() => prefetch({ dueDiligenceUuid: uuid, providerUuid: provider.uuid })}
                  title={provider.name}
                  note={verdictNames[verdict]}
                  figure={overallScore.toFixed(1)}
                />
              ),
            )}
          </ListRows>
        )}
      </Loaded>
    </>
  );
}

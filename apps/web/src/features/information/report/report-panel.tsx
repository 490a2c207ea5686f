import { panelKey } from '#core/due-diligence/findings.ts';
import { verdictNames } from '#core/due-diligence/verdict.ts';
import { FailedPart } from '#core/failed-part.tsx';
import { ListRow, ListRows } from '#core/list-row.tsx';
import { Loaded } from '#core/loaded.tsx';
import { paths } from '#core/paths.ts';
import { providerName } from '#core/provider-name.ts';
import { trpc } from '#core/trpc/react.ts';
import { UnreadableNote } from '#core/unreadable-note.tsx';
import { ListPlace } from '#ui/list-place.tsx';
import { PaneHead } from '#ui/pane-head.tsx';
import styles from './report-panel.module.css';
import { type ReportId, usePrefetchReport } from './use-report.ts';

/** The providers judged in the same year, each with the way to its own report. */
export function ReportPanel({ id }: { id: ReportId }) {
  const uuid = id.dueDiligenceUuid;
  const list = trpc.dueDiligence.list.useQuery().data;
  const year = list?.entries.find((entry) => entry.uuid === uuid)?.financialYear;
  const prefetch = usePrefetchReport();
  return (
    <>
      <PaneHead>
        <p className={styles.label}>{year ? `Panel ${year}` : 'The panel'}</p>
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
        {({ items, unreadable }) => (
          <>
            <ListRows>
              {items.map((item, position) => {
                const { provider, verdict, overallScore } = item;
                return provider === null ? null : (
                  <ListRow
                    key={panelKey(item, position)}
                    to={paths.providerReport.to({ dueDiligenceId: uuid, providerId: provider.uuid })}
                    isCurrent={provider.uuid === id.providerUuid}
                    prefetch={() => prefetch({ dueDiligenceUuid: uuid, providerUuid: provider.uuid })}
                    title={providerName(provider)}
                    note={verdict === null ? null : verdictNames[verdict]}
                    figure={overallScore?.toFixed(1)}
                  />
                );
              })}
            </ListRows>
            <div className={styles.unreadable}>
              <UnreadableNote count={unreadable} one="provider" many="providers" />
            </div>
          </>
        )}
      </Loaded>
    </>
  );
}

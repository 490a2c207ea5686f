import { useQuery } from '@tanstack/react-query';
import { type PanelItem, panelKey } from '#core/due-diligence/findings.ts';
import { verdictNames } from '#core/due-diligence/verdict.ts';
import { FailedPart } from '#core/errors/failed-part.tsx';
import { UnreadableNote } from '#core/errors/unreadable-note.tsx';
import { providerName } from '#core/format/provider-name.ts';
import { ListRow, ListRows } from '#core/routing/links/list-row.tsx';
import { paths } from '#core/routing/paths.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { ListSkeleton } from '#ui/feedback/page-skeletons.tsx';
import { SmallLabel } from '#ui/layout/headings.tsx';
import { ListFailure, ListNote, ListToolbar } from '#ui/layout/list-detail.tsx';
import { type ReportId, usePrefetchReport } from './report-queries.ts';

/** The providers judged in the same year, each with a link to its report. */
export function ReportPanel({ id }: { id: ReportId }) {
  const trpc = useTRPC();
  const uuid = id.dueDiligenceUuid;
  const list = useQuery(trpc.dueDiligence.list.queryOptions()).data;
  const year = list?.entries.find((entry) => entry.uuid === uuid)?.financialYear;
  const prefetch = usePrefetchReport();
  return (
    <>
      <ListToolbar>
        <SmallLabel>{year ? `Panel ${year}` : 'The panel'}</SmallLabel>
      </ListToolbar>
      <QueryBoundary
        query={useQuery(trpc.dueDiligence.panel.queryOptions({ uuid }))}
        loading={<ListSkeleton label="Loading the panel" />}
        notFound={null}
        failed={(failure) => (
          <ListFailure>
            <FailedPart heading="We could not load the panel" failure={failure} />
          </ListFailure>
        )}
      >
        {({ items, unreadable }) => (
          <>
            <ListRows>
              {items.map((item, position) => {
                const { provider, verdict, overallScore } = item;
                if (provider === null) return null;
                const report = { dueDiligenceUuid: uuid, providerUuid: provider.uuid };
                return (
                  <ListRow
                    key={panelKey(item, position)}
                    to={paths.providerReport.to(report)}
                    isCurrent={provider.uuid === id.providerUuid}
                    prefetch={() => prefetch(report)}
                    title={providerName(provider)}
                    note={verdict === null ? null : verdictNames[verdict]}
                    figure={overallScore?.toFixed(1)}
                  />
                );
              })}
            </ListRows>
            <ListNote>
              <UnreadableNote count={unreadable + countUnnamed(items)} one="provider" many="providers" />
            </ListNote>
          </>
        )}
      </QueryBoundary>
    </>
  );
}

/** Items whose provider could not be read: they have no row. */
function countUnnamed(items: readonly PanelItem[]): number {
  return items.filter(({ provider }) => provider === null).length;
}

import { useQuery } from '@tanstack/react-query';
import type { Entry, PanelItem } from '#core/due-diligence/findings.ts';
import { FailedPart } from '#core/errors/failed-part.tsx';
import { UnreadableNote } from '#core/errors/unreadable-note.tsx';
import { useSearchParams } from '#core/routing/search-params.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useMediaQuery } from '#ui/hooks/use-media-query.ts';
import { SectionHeading } from '#ui/layout/headings.tsx';
import { useHeldPolicies } from '../../held-policies.tsx';
import { readPanelChoice } from '../search-params.ts';
import { PanelCards } from './cards.tsx';
import { filterPanel, PanelFilters } from './filters.tsx';
import styles from './panel.module.css';
import { PanelTable } from './table.tsx';

/**
 * The providers on the panel of one year, which read-panel.ts of the gateway reads (P-4). It loads separately from the
 * review, and can fail on its own.
 */
export function EntryPanel({ entry }: { entry: Entry }) {
  const trpc = useTRPC();
  return (
    <section className={styles.panel} aria-labelledby="panel-heading">
      <SectionHeading id="panel-heading" level={3}>
        The panel
      </SectionHeading>
      <QueryBoundary
        query={useQuery(trpc.dueDiligence.panel.queryOptions({ uuid: entry.uuid }))}
        loading={<PanelSkeleton label="Loading the panel" />}
        failed={(failure) => <FailedPart heading="We could not load the panel" failure={failure} />}
      >
        {({ items, unreadable }) => (
          <>
            {items.length === 0 && unreadable > 0 ? null : <Panel entry={entry} panel={items} />}
            <UnreadableNote count={unreadable} one="provider" many="providers" />
          </>
        )}
      </QueryBoundary>
    </section>
  );
}

function Panel({ entry, panel }: { entry: Entry; panel: readonly PanelItem[] }) {
  const [query] = useSearchParams();
  const held = useHeldPolicies();
  const isWide = useMediaQuery('(min-width: 45em)');
  const found = filterPanel(panel, readPanelChoice(query));
  if (panel.length === 0) return <p className={styles.nothing}>No providers were reviewed in this year.</p>;
  const Shown = isWide ? PanelTable : PanelCards;
  return (
    <>
      <PanelFilters panel={panel} shown={found.length} />
      {found.length === 0 ? (
        <p className={styles.nothing}>No providers match. Try another verdict or kind.</p>
      ) : (
        <Shown entry={entry} items={found} held={held} />
      )}
    </>
  );
}

const rowWidths = ['34%', '28%', '40%', '30%', '38%', '32%'];

/** The panel while it loads. */
export function PanelSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.rows} aria-busy="true">
      <p className="visually-hidden" role="status">
        {label}
      </p>
      {rowWidths.map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton width={width} height="1.3rem" />
          <Skeleton width="22%" height="1rem" />
        </div>
      ))}
    </div>
  );
}

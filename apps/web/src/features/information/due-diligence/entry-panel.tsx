import type { Entry, PanelItem } from '#core/due-diligence/findings.ts';
import { FailedPart } from '#core/failed-part.tsx';
import { Loaded } from '#core/loaded.tsx';
import { trpc } from '#core/trpc/react.ts';
import { UnreadableNote } from '#core/unreadable-note.tsx';
import { useAddressQuery } from '#core/use-address-query.ts';
import { sectionHeading } from '#ui/section-heading.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';
import styles from './entry-panel.module.css';
import { PanelCards } from './panel-cards.tsx';
import { filterPanel, readPanelChoice } from './panel-choice.ts';
import { PanelFilters } from './panel-filters.tsx';
import { PanelPlace } from './panel-place.tsx';
import { PanelTable } from './panel-table.tsx';

/** Row P4: the providers on the panel of one year. It loads apart from the review itself, and may fail alone. */
export function EntryPanel({ entry }: { entry: Entry }) {
  return (
    <section className={styles.panel} aria-labelledby="panel-heading">
      <h3 id="panel-heading" className={sectionHeading}>
        The panel
      </h3>
      <Loaded
        query={trpc.dueDiligence.panel.useQuery({ uuid: entry.uuid })}
        loading={<PanelPlace said="Loading the panel" />}
        failed={(failure) => <FailedPart heading="We could not load the panel" failure={failure} />}
      >
        {({ items, unreadable }) => (
          <>
            {items.length === 0 && unreadable > 0 ? null : <Panel entry={entry} panel={items} />}
            <UnreadableNote count={unreadable} one="provider" many="providers" />
          </>
        )}
      </Loaded>
    </section>
  );
}

function Panel({ entry, panel }: { entry: Entry; panel: readonly PanelItem[] }) {
  const [query] = useAddressQuery();
  const isWide = useMediaQuery('(min-width: 45em)');
  const found = filterPanel(panel, readPanelChoice(query));
  if (panel.length === 0) return <p className={styles.nothing}>No providers were judged in this year.</p>;
  const Shown = isWide ? PanelTable : PanelCards;
  return (
    <>
      <PanelFilters panel={panel} shown={found.length} />
      {found.length === 0 ? (
        <p className={styles.nothing}>No providers match. Try another verdict or another kind.</p>
      ) : (
        <Shown entry={entry} items={found} />
      )}
    </>
  );
}

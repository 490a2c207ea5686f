import { FailedPage } from '#core/failed-page.tsx';
import { Loaded } from '#core/loaded.tsx';
import { MissingPage } from '#core/missing-page.tsx';
import { paths } from '#core/paths.ts';
import { trpc } from '#core/trpc/react.ts';
import { UnreadableNote } from '#core/unreadable-note.tsx';
import { useAddressQuery } from '#core/use-address-query.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ListDetail } from '#ui/list-detail.tsx';
import { PaneHead } from '#ui/pane-head.tsx';
import { InformationSwitch } from '../information-switch.tsx';
import styles from './due-diligence-screen.module.css';
import { EntryDetail } from './entry-detail.tsx';
import { EntryPlace } from './entry-place.tsx';
import { chosenEntry } from './financial-year.ts';
import { YearList } from './year-list.tsx';

/** Rows P3 and P4: the due diligence of one financial year, which the address names, beside the other years. */
export function DueDiligenceScreen() {
  const list = trpc.dueDiligence.list.useQuery();
  const [query] = useAddressQuery();
  const chosen = chosenEntry(list.data?.entries ?? [], query);
  return (
    <ListDetail
      listLabel="Due diligence by year"
      list={
        <>
          <PaneHead>
            <InformationSwitch current="due-diligence" />
          </PaneHead>
          <div className={styles.years}>
            <YearList entries={list.data?.entries ?? []} current={chosen?.uuid ?? null} />
            <p className={styles.note}>
              A financial year runs from 6 April to 5 April. We publish each review by October.
            </p>
          </div>
        </>
      }
      detail={
        <Loaded
          query={list}
          loading={<EntryPlace />}
          failed={(failure) => (
            <FailedPage heading="We could not load the due diligence" failure={failure}>
              Your policies are safe.
            </FailedPage>
          )}
        >
          {({ entries, unreadable }) => (
            <>
              {entries.length === 0 && unreadable === 0 ? <NothingYet /> : null}
              {entries.length > 0 && chosen === undefined ? <YearMissing /> : null}
              {chosen && <EntryDetail key={chosen.uuid} entry={chosen} entries={entries} />}
              <UnreadableNote count={unreadable} one="review" many="reviews" />
            </>
          )}
        </Loaded>
      }
    />
  );
}

function NothingYet() {
  return (
    <EmptyState heading="No reviews yet">
      Each year we test the providers that we use. What we find will stand here by October.
    </EmptyState>
  );
}

function YearMissing() {
  return (
    <MissingPage
      heading="We have no review of that year"
      onward={{ to: paths.dueDiligence.to(), label: 'The latest review' }}
    >
      It may be one that we have not published, or the address may have a slip in it.
    </MissingPage>
  );
}

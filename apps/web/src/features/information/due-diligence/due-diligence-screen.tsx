import { londonDay } from '@portal/contract/shapes/calendar-day';
import { useQuery } from '@tanstack/react-query';
import { FailedPage } from '#core/errors/failed-page.tsx';
import { MissingPage } from '#core/errors/missing-page.tsx';
import { UnreadableNote } from '#core/errors/unreadable-note.tsx';
import { useChosenHeading } from '#core/routing/headings/use-opened-heading.ts';
import { paths } from '#core/routing/paths.ts';
import { useSearchParams } from '#core/routing/search-params.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useMediaQuery, WIDE } from '#ui/hooks/use-media-query.ts';
import { ListDetail, ListToolbar } from '#ui/layout/list-detail.tsx';
import { InformationSwitch } from '../switch.tsx';
import styles from './due-diligence-screen.module.css';
import { EntryDetail } from './entry-detail.tsx';
import { PanelSkeleton } from './panel/panel.tsx';
import { chosenEntry } from './search-params.ts';
import { rowIdOf, YearList } from './year-list.tsx';

/** P-3 and P-4: the due diligence of one financial year, which the address names, beside the other years. */
export function DueDiligenceScreen({ today = londonDay(new Date()) }: { today?: string }) {
  const trpc = useTRPC();
  const list = useQuery(trpc.dueDiligence.list.queryOptions());
  const [query] = useSearchParams();
  const chosen = chosenEntry(list.data?.entries ?? [], query);
  const isWide = useMediaQuery(WIDE);
  // Small screens have no list: their pills keep the focus.
  const heading = useChosenHeading(isWide && chosen ? rowIdOf(chosen) : undefined);
  return (
    <ListDetail
      listLabel="Due diligence by year"
      list={
        <>
          <ListToolbar>
            <InformationSwitch current="due-diligence" />
          </ListToolbar>
          <div className={styles.years} aria-busy={list.isLoading}>
            <YearList entries={list.data?.entries ?? []} current={chosen?.uuid ?? null} />
            <p className={styles.note}>
              A financial year runs from 6 April to 5 April. We publish each review by October.
            </p>
          </div>
        </>
      }
      detail={
        <QueryBoundary
          query={list}
          loading={<EntrySkeleton />}
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
              {chosen && <EntryDetail entry={chosen} entries={entries} today={today} headingRef={heading} />}
              <UnreadableNote count={unreadable} one="review" many="reviews" />
            </>
          )}
        </QueryBoundary>
      }
    />
  );
}

function NothingYet() {
  return (
    <EmptyState heading="No reviews yet">
      Each year we test the providers that we use. Our findings appear here by October.
    </EmptyState>
  );
}

function YearMissing() {
  return (
    <MissingPage
      heading="We have no review for that year"
      onward={{ to: paths.dueDiligence.to(), label: 'The latest review' }}
    >
      We may not have published it, or the address may be mistyped.
    </MissingPage>
  );
}

/** A review while it loads: its head, a few facts, and the panel. */
function EntrySkeleton() {
  return (
    <div className={styles.entry} aria-busy="true">
      <div className={styles.lines}>
        <Skeleton width="10rem" height="0.9rem" />
        <Skeleton width="min(18rem, 80%)" height="1.75rem" />
      </div>
      <div className={styles.lines}>
        <Skeleton width="100%" height="1.1rem" />
        <Skeleton width="94%" height="1.1rem" />
        <Skeleton width="30%" height="1.1rem" />
      </div>
      <div className={styles.facts}>
        <Skeleton width="7rem" height="2.6rem" />
        <Skeleton width="7rem" height="2.6rem" />
        <Skeleton width="7rem" height="2.6rem" />
      </div>
      <PanelSkeleton label="Loading the due diligence" />
    </div>
  );
}

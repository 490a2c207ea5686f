import { useQuery } from '@tanstack/react-query';
import { newestFirst } from '#core/due-diligence/findings.ts';
import { FailedPart } from '#core/errors/failed-part.tsx';
import { UnreadableNote } from '#core/errors/unreadable-note.tsx';
import { useTRPC } from '#core/trpc/procedures.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { SectionSkeleton } from '#ui/feedback/page-skeletons.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Columns } from '#ui/layout/columns.tsx';
import { PaneTitle } from '#ui/layout/headings.tsx';
import { ListDetail } from '#ui/layout/list-detail.tsx';
import { YearList } from './due-diligence/year-list.tsx';
import { FirmPages } from './firm-pages.tsx';
import styles from './information-screen.module.css';
import { ProviderList } from './providers/list.tsx';

/** P-3: the providers, and the due diligence on them by financial year. */
export function InformationScreen() {
  return <ListDetail listLabel="Providers" list={<ProviderList />} detail={<InformationOverview />} />;
}

/** Beside the list of providers: the reviews by financial year, and the firm's own pages. */
function InformationOverview() {
  return (
    <div className={styles.overview}>
      <Columns>
        <section className={styles.part} aria-labelledby="reviews">
          <PaneTitle id="reviews">Due diligence by financial year</PaneTitle>
          <Reviews />
        </section>
        <FirmPages />
      </Columns>
    </div>
  );
}

function Reviews() {
  const trpc = useTRPC();
  return (
    <QueryBoundary
      query={useQuery(trpc.dueDiligence.list.queryOptions())}
      loading={<ReviewsSkeleton />}
      failed={(failure) => <FailedPart heading="We could not load the due diligence" failure={failure} />}
    >
      {({ entries, unreadable }) => {
        const note = <UnreadableNote count={unreadable} one="review" many="reviews" />;
        const [latest] = newestFirst(entries);
        if (latest === undefined)
          return unreadable > 0 ? note : <p className={styles.lead}>We have not published a review yet.</p>;
        return (
          <>
            {latest.summary === null ? null : <p className={styles.lead}>{latest.summary}</p>}
            <div className={styles.years}>
              <YearList entries={entries} current={null} />
              {note}
            </div>
          </>
        );
      }}
    </QueryBoundary>
  );
}

const yearsToCome = ['one', 'two', 'three'];

function ReviewsSkeleton() {
  return (
    <>
      <SectionSkeleton label="Loading the due diligence" />
      <div className={styles.years} aria-hidden="true">
        {yearsToCome.map((year) => (
          <div key={year} className={styles.row}>
            <Skeleton width="6rem" height="1.5rem" />
            <Skeleton width="11rem" height="1rem" />
          </div>
        ))}
      </div>
    </>
  );
}

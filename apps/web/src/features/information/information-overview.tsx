import { newestFirst } from '#core/due-diligence/findings.ts';
import { FailedPart } from '#core/failed-part.tsx';
import { Loaded } from '#core/loaded.tsx';
import { trpc } from '#core/trpc/react.ts';
import { UnreadableNote } from '#core/unreadable-note.tsx';
import { paneHeading } from '#ui/pane-heading.ts';
import { PartPlace } from '#ui/part-place.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { YearList } from './due-diligence/year-list.tsx';
import { FirmPages } from './firm-pages.tsx';
import styles from './information-overview.module.css';

/** Beside the list of providers: the reviews by financial year, and the firm's own pages. */
export function InformationOverview() {
  return (
    <div className={styles.overview}>
      <section className={styles.part} aria-labelledby="reviews">
        <h2 id="reviews" className={paneHeading}>
          Due diligence by financial year
        </h2>
        <Reviews />
      </section>
      <FirmPages />
    </div>
  );
}

function Reviews() {
  return (
    <Loaded
      query={trpc.dueDiligence.list.useQuery()}
      loading={<ReviewsPlace />}
      failed={(failure) => <FailedPart heading="We could not load the due diligence" failure={failure} />}
    >
      {({ entries, unreadable }) => {
        const note = <UnreadableNote count={unreadable} one="review" many="reviews" />;
        const [latest] = newestFirst(entries);
        if (latest === undefined)
          return unreadable > 0 ? note : <p className={styles.lead}>The first review is on its way.</p>;
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
    </Loaded>
  );
}

const yearsToCome = ['one', 'two', 'three'];

function ReviewsPlace() {
  return (
    <>
      <PartPlace said="Loading the due diligence" />
      <div className={styles.years} aria-hidden="true">
        {yearsToCome.map((year) => (
          <div key={year} className={styles.place}>
            <Skeleton width="6rem" height="1.5rem" />
            <Skeleton width="11rem" height="1rem" />
          </div>
        ))}
      </div>
    </>
  );
}

import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import { iconButton } from '#ui/icon-button.ts';
import { filterIcon } from '#ui/icons/portfolio-icons.ts';
import { SearchField } from '#ui/search-field.tsx';
import { sectionHeading } from '#ui/section-heading.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './policies-loading.module.css';

const rowWidths = ['62%', '54%', '40%', '58%', '48%', '60%'];
const partWidths = ['30%', '22%', '26%'];

/** The places of the total and the allocation, under their real headings and at the heights that they will have. */
export function LeadPlace() {
  return (
    <div className={styles.lead}>
      <p className="visually-hidden" role="status">
        Loading your policies
      </p>
      <TotalPlace />
      <AllocationPlace />
    </div>
  );
}

function TotalPlace() {
  return (
    <section className={styles.total}>
      <h2 className={styles.label}>Total value</h2>
      <div className={styles.figure}>
        <Skeleton width="min(20rem, 80%)" height="var(--figure-xl)" />
      </div>
      <div className={styles.facts}>
        <Skeleton width="13rem" height="0.8rem" />
      </div>
    </section>
  );
}

function AllocationPlace() {
  return (
    <section>
      <h2 className={sectionHeading}>Allocation by category</h2>
      <div className={styles.beam}>
        <Skeleton width="100%" height="1.125rem" />
      </div>
      {partWidths.map((width) => (
        <div key={width} className={styles.part}>
          <Skeleton width={width} height="1rem" />
          <Skeleton width="22%" height="1rem" />
        </div>
      ))}
    </section>
  );
}

/** The place of search and filters. */
export function ToolsPlace({ result }: { result?: ReactNode }) {
  return (
    <div className={styles.tools}>
      <div className={styles.search}>
        <SearchField label="Search policies" placeholder="Name, provider or number" value="" disabled />
        <button type="button" className={iconButton} data-boxed aria-label="More filters" disabled>
          <Icon shape={filterIcon} />
        </button>
      </div>
      <div className={styles.pills}>
        <Skeleton width="4.5rem" height="2.25rem" shape="pill" />
        <Skeleton width="6.5rem" height="2.25rem" shape="pill" />
        <Skeleton width="6rem" height="2.25rem" shape="pill" />
      </div>
      {result}
    </div>
  );
}

/** The places of search, filters and rows. */
export function ListPlace() {
  return (
    <>
      <ToolsPlace />
      <div className={styles.rows}>
        {rowWidths.map((width) => (
          <div key={width} className={styles.row}>
            <div className={styles.lines}>
              <Skeleton width={width} height="1rem" />
              <Skeleton width="44%" height="0.75rem" />
              <Skeleton width="28%" height="0.65rem" />
            </div>
            <div className={styles.amount}>
              <Skeleton width="6.5rem" height="1rem" />
              <Skeleton width="4.5rem" height="0.7rem" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

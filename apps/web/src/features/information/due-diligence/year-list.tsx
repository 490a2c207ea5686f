import { type Entry, newestFirst } from '#core/due-diligence/findings.ts';
import { PageLink } from '#core/page-link.tsx';
import { paths } from '#core/paths.ts';
import { trpc } from '#core/trpc/react.ts';
import { Chip } from '#ui/chip.tsx';
import { countOf } from '#ui/count-words.ts';
import { formatDay } from '#ui/format-day.ts';
import { yearInAddress } from './financial-year.ts';
import styles from './year-list.module.css';

type YearListProps = {
  entries: readonly Entry[];
  /** The one that the page beside the list shows. */
  current: string | null;
};

/** The financial years that were reviewed, newest first. */
export function YearList({ entries, current }: YearListProps) {
  const { dueDiligence } = trpc.useUtils();
  return (
    <ul className={styles.years}>
      {newestFirst(entries).map(({ uuid, financialYear, publishedOn, providerCount }, position) => (
        <li key={uuid} className={styles.year} data-current={uuid === current}>
          <PageLink
            className={styles.link}
            to={paths.dueDiligence.to({}, { year: yearInAddress(financialYear) })}
            prefetch={() => void dueDiligence.panel.prefetch({ uuid })}
            aria-current={uuid === current ? 'page' : undefined}
          >
            <strong className={styles.name}>{financialYear}</strong>
            {position === 0 ? (
              <span className={styles.latest}>
                <Chip meaning="accent">Latest</Chip>
              </span>
            ) : null}
            <span className={styles.published}>Published {formatDay(publishedOn)}</span>
            <span className={styles.count}>{countOf(providerCount, ['provider', 'providers'])}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

import { type Entry, newestFirst, type ReviewedYear } from '#core/due-diligence/findings.ts';
import type { Asked } from '#core/loaded.tsx';
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
  /** For the number of providers of each year, which is left out until it is known. */
  years: Asked<ReviewedYear[]>;
  /** The one that the page beside the list shows. */
  current: string | null;
};

/** The financial years that were reviewed, newest first. */
export function YearList({ entries, years, current }: YearListProps) {
  const { dueDiligence } = trpc.useUtils();
  return (
    <ul className={styles.years}>
      {newestFirst(entries).map(({ uuid, financialYear, publishedOn }, position) => {
        const panel = years.data?.find(({ entry }) => entry.uuid === uuid)?.panel;
        return (
          <li key={uuid} className={styles.year} data-current={uuid === current}>
            <PageLink
              className={styles.link}
              to={paths.dueDiligence.to({}, { year: yearInAddress(financialYear) })}
              prefetch={() => void dueDiligence.panel.prefetch({ uuid })}
              aria-current={uuid === current ? 'page' : undefined}
            >
              <strong className={styles.name}>{financialYear}</strong>
              {position === 0 ? <Chip meaning="accent">Latest</Chip> : null}
              <span className={styles.published}>Published {formatDay(publishedOn)}</span>
              {panel === undefined ? null : (
                <span className={styles.count}>{countOf(panel.length, ['provider', 'providers'])}</span>
              )}
            </PageLink>
          </li>
        );
      })}
    </ul>
  );
}

import { type Entry, entryName, newestFirst } from '#core/due-diligence/findings.ts';
import { PageLink } from '#core/page-link.tsx';
import { paths } from '#core/paths.ts';
import { trpc } from '#core/trpc/react.ts';
import { Chip } from '#ui/chip.tsx';
import { countOf } from '#ui/count-words.ts';
import { formatDay } from '#ui/format-day.ts';
import { entryQuery } from './financial-year.ts';
import styles from './year-list.module.css';

type YearListProps = {
  entries: readonly Entry[];
  /** The one that the page beside the list shows. */
  current: string | null;
};

/** The reviews by financial year, newest first; what the firm does not say of one is left out. */
export function YearList({ entries, current }: YearListProps) {
  const { dueDiligence } = trpc.useUtils();
  return (
    <ul className={styles.years}>
      {newestFirst(entries).map((entry, position) => {
        const { uuid, financialYear, publishedOn, providerCount } = entry;
        return (
          <li key={uuid} className={styles.year} data-current={uuid === current}>
            <PageLink
              className={styles.link}
              to={paths.dueDiligence.to({}, entryQuery(entry, entries))}
              prefetch={() => void dueDiligence.panel.prefetch({ uuid })}
              aria-current={uuid === current ? 'page' : undefined}
            >
              <strong className={styles.name}>{entryName(entry)}</strong>
              {position === 0 && financialYear !== null ? (
                <span className={styles.latest}>
                  <Chip meaning="accent">Latest</Chip>
                </span>
              ) : null}
              {publishedOn === null ? null : (
                <span className={styles.published}>Published {formatDay(publishedOn)}</span>
              )}
              {providerCount === null ? null : (
                <span className={styles.count}>{countOf(providerCount, ['provider', 'providers'])}</span>
              )}
            </PageLink>
          </li>
        );
      })}
    </ul>
  );
}

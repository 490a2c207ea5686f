import { useQueryClient } from '@tanstack/react-query';
import { type Entry, entryName, newestFirst } from '#core/due-diligence/findings.ts';
import { PageLink } from '#core/routing/links/link.tsx';
import { paths } from '#core/routing/paths.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { Chip } from '#ui/data/chip.tsx';
import { countOf } from '#ui/format/counts.ts';
import { formatDay } from '#ui/format/day.ts';
import { currentMark } from '#ui/layout/list-detail.tsx';
import { entryQuery } from './search-params.ts';
import styles from './year-list.module.css';

type YearListProps = {
  entries: readonly Entry[];
  /** The one that the page beside the list shows. */
  current: string | null;
};

/** The id of an entry's row. */
export function rowIdOf({ uuid }: Entry): string {
  return `review-${uuid}`;
}

/** The reviews by financial year, newest first; missing fields are left out. */
export function YearList({ entries, current }: YearListProps) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  return (
    <ul className={styles.years}>
      {newestFirst(entries).map((entry, position) => {
        const { uuid, financialYear, publishedOn, providerCount } = entry;
        return (
          <li key={uuid} className={currentMark} data-current={uuid === current}>
            <PageLink
              id={rowIdOf(entry)}
              className={styles.link}
              to={paths.dueDiligence.to({}, entryQuery(entry, entries))}
              prefetch={() => void queryClient.prefetchQuery(trpc.dueDiligence.panel.queryOptions({ uuid }))}
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

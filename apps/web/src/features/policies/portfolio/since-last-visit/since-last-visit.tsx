import { londonDay } from '@portal/contract/shapes/calendar-day';
import { useId } from 'react';
import { PageLink } from '#core/routing/links/link.tsx';
import { textLink } from '#ui/action/classes.ts';
import { formatDay } from '#ui/format/day.ts';
import { SectionHeading } from '#ui/layout/headings.tsx';
import type { Basis } from '../../basis.ts';
import type { PolicyListItem } from '../../policy-queries.ts';
import { useNews, usePreviousSignIn } from './news-queries.ts';
import styles from './since-last-visit.module.css';
import { TotalChange } from './total-change.tsx';

type SinceLastVisitProps = {
  policies: readonly PolicyListItem[];
  /** How many policies could not be read. */
  unreadable: number;
  basis: Basis;
  today: string;
};

/** What has changed since the client was here last (P-28). P-66: nothing is asked for where no such day is known. */
export function SinceLastVisit(props: SinceLastVisitProps) {
  const visit = usePreviousSignIn();
  return visit === null ? null : <News {...props} visit={visit} />;
}

function News({ policies, unreadable, basis, today, visit }: SinceLastVisitProps & { visit: Date }) {
  const heading = useId();
  const news = useNews(policies, visit, today);
  if (news === null || news.length === 0) return null;
  return (
    <section className={styles.news} aria-labelledby={heading}>
      <SectionHeading id={heading}>Since your last visit on {formatDay(londonDay(visit))}</SectionHeading>
      {unreadable > 0 ? null : <TotalChange policies={policies} basis={basis} visit={visit} today={today} />}
      <ul className={styles.items}>
        {news.map(({ key, title, note, to }) => (
          <li key={key} className={styles.item}>
            {to === null ? (
              title
            ) : (
              <PageLink className={`${textLink} ${styles.link}`} to={to}>
                {title}
              </PageLink>
            )}
            <span className={styles.note}>{note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

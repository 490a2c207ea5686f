import { useQuery } from '@tanstack/react-query';
import { Fragment, type Ref } from 'react';
import { type Entry, entryName, newestFirst } from '#core/due-diligence/findings.ts';
import { useDocumentTitle } from '#core/routing/headings/page-title.ts';
import { AnchorLink } from '#core/routing/links/link.tsx';
import { paths } from '#core/routing/paths.ts';
import { useSearchParams } from '#core/routing/search-params.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { textLink } from '#ui/action/classes.ts';
import { FilterPills } from '#ui/filter/filter-pills.tsx';
import { formatDay } from '#ui/format/day.ts';
import { PaneTitle, SmallLabel } from '#ui/layout/headings.tsx';
import { RuledSection } from '#ui/layout/ruled-section.tsx';
import { FactLine } from '../fact-line.tsx';
import styles from './entry-detail.module.css';
import { EntryPanel } from './panel/panel.tsx';
import { entryQuery } from './search-params.ts';

const methodAnchor = 'how-we-score';

type EntryDetailProps = {
  entry: Entry;
  entries: readonly Entry[];
  /** Day in London. */
  today: string;
  /** Takes the focus when the list opens this review. */
  headingRef: Ref<HTMLHeadingElement>;
};

/**
 * P-4: the review of one financial year, its panel of providers, and how they were judged. Its pills stay from one year
 * to the next.
 */
export function EntryDetail({ entry, entries, today, headingRef }: EntryDetailProps) {
  const { financialYear, title, publishedOn, reviewedBy, summary, methodology } = entry;
  const heading = [paths.dueDiligence.title, financialYear].filter((part) => part !== null).join(' ');
  useDocumentTitle(heading);
  return (
    <article className={styles.entry}>
      <YearPills entry={entry} entries={entries} />
      <Fragment key={entry.uuid}>
        <header>
          {financialYear === null || title === null ? null : (
            <SmallLabel>Financial year {financialYear}</SmallLabel>
          )}
          <PaneTitle ref={headingRef} tabIndex={-1}>
            {title ?? heading}
          </PaneTitle>
          {summary === null ? null : <p className={styles.lead}>{summary}</p>}
        </header>
        <FactLine
          facts={[
            { name: 'Published', value: publishedOn === null ? null : formatDay(publishedOn) },
            { name: 'Reviewed by', value: reviewedBy },
            nextReviewFact(entry, newestFirst(entries)[0]?.uuid === entry.uuid, today),
          ]}
        />
        <EntryPanel entry={entry} />
        <VerdictNote entry={entry} />
        {methodology === null ? null : (
          <RuledSection heading="How we score" anchor={methodAnchor}>
            <p className={styles.method}>{methodology}</p>
          </RuledSection>
        )}
      </Fragment>
    </article>
  );
}

/** Where a newer review has followed, one that was due is left out. */
function nextReviewFact({ nextReviewOn }: Entry, isNewest: boolean, today: string) {
  const isPast = nextReviewOn !== null && nextReviewOn < today;
  return {
    name: isPast ? 'Next review was due' : 'Next review',
    value: nextReviewOn === null || (isPast && !isNewest) ? null : formatDay(nextReviewOn),
  };
}

/** What a verdict is and is not; left out where the panel has none. */
function VerdictNote({ entry }: { entry: Entry }) {
  const trpc = useTRPC();
  const panel = useQuery(trpc.dueDiligence.panel.queryOptions({ uuid: entry.uuid })).data;
  if (panel?.items.every(({ verdict }) => verdict === null)) return null;
  return (
    <p className={styles.foot}>
      A verdict is our opinion on the day of the review. It is not a recommendation to buy or to sell.
      {entry.methodology === null ? null : (
        <>
          {' '}
          <AnchorLink className={textLink} anchor={methodAnchor}>
            How we score
          </AnchorLink>
        </>
      )}
    </p>
  );
}

/** On phones, where the list of years is not shown. */
function YearPills({ entry, entries }: { entry: Entry; entries: readonly Entry[] }) {
  const [, setParams] = useSearchParams();
  const sorted = newestFirst(entries);
  return (
    <div className={styles.pills}>
      <FilterPills
        label="Financial year"
        pills={sorted.map((one) => ({ value: one.uuid, label: entryName(one) }))}
        chosen={entry.uuid}
        onChoose={(uuid) => {
          const chosen = sorted.find((one) => one.uuid === uuid);
          if (chosen) setParams(new URLSearchParams(entryQuery(chosen, entries)));
        }}
      />
    </div>
  );
}

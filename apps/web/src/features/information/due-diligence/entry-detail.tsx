import { type Entry, entryName, newestFirst } from '#core/due-diligence/findings.ts';
import { useDocumentTitle } from '#core/page-title.ts';
import { paths } from '#core/paths.ts';
import { trpc } from '#core/trpc/react.ts';
import { useAddressQuery } from '#core/use-address-query.ts';
import { FilterPills } from '#ui/filter-pills.tsx';
import { formatDay } from '#ui/format-day.ts';
import { paneHeading } from '#ui/pane-heading.ts';
import { RuledSection } from '#ui/ruled-section.tsx';
import { textLink } from '#ui/text-link.ts';
import { FactLine } from '../fact-line.tsx';
import styles from './entry-detail.module.css';
import { EntryPanel } from './entry-panel.tsx';
import { entryQuery } from './financial-year.ts';

const methodAnchor = 'how-we-score';

/** Row P4: the review of one financial year, its panel of providers, and how they were judged. */
export function EntryDetail({ entry, entries }: { entry: Entry; entries: readonly Entry[] }) {
  const { financialYear, title, publishedOn, reviewedBy, nextReviewOn } = entry;
  const heading = [paths.dueDiligence.title, financialYear].filter((part) => part !== null).join(' ');
  useDocumentTitle(heading);
  return (
    <article className={styles.entry}>
      <YearPills entry={entry} entries={entries} />
      <header className={styles.head}>
        {financialYear === null || title === null ? null : (
          <p className={styles.label}>Financial year {financialYear}</p>
        )}
        <h2 className={paneHeading}>{title ?? heading}</h2>
        {entry.summary === null ? null : <p className={styles.lead}>{entry.summary}</p>}
      </header>
      <FactLine
        facts={[
          { name: 'Published', value: publishedOn === null ? null : formatDay(publishedOn) },
          { name: 'Reviewed by', value: reviewedBy },
          { name: 'Next review', value: nextReviewOn === null ? null : formatDay(nextReviewOn) },
        ]}
      />
      <EntryPanel entry={entry} />
      <VerdictNote entry={entry} />
      {entry.methodology === null ? null : (
        <RuledSection heading="How we score" anchor={methodAnchor}>
          <p className={styles.method}>{entry.methodology}</p>
        </RuledSection>
      )}
    </article>
  );
}

/** What a verdict is and is not; left out where the panel has none. */
function VerdictNote({ entry }: { entry: Entry }) {
  const panel = trpc.dueDiligence.panel.useQuery({ uuid: entry.uuid }).data;
  if (panel?.items.every(({ verdict }) => verdict === null)) return null;
  return (
    <p className={styles.foot}>
      A verdict is our opinion on the day of the review. It is not a recommendation to buy or to sell.
      {entry.methodology === null ? null : (
        <>
          {' '}
          <a className={textLink} href={`#${methodAnchor}`}>
            How we score
          </a>
        </>
      )}
    </p>
  );
}

/** On phones, where the list of years is not shown. */
function YearPills({ entry, entries }: { entry: Entry; entries: readonly Entry[] }) {
  const [, setQuery] = useAddressQuery();
  const sorted = newestFirst(entries);
  return (
    <div className={styles.pills}>
      <FilterPills
        label="Financial year"
        pills={sorted.map((one) => ({ value: one.uuid, label: entryName(one) }))}
        chosen={entry.uuid}
        onChoose={(uuid) => {
          const chosen = sorted.find((one) => one.uuid === uuid);
          if (chosen) setQuery(() => new URLSearchParams(entryQuery(chosen, entries)));
        }}
      />
    </div>
  );
}

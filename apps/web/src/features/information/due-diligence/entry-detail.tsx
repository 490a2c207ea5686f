import { type Entry, newestFirst } from '#core/due-diligence/findings.ts';
import { useDocumentTitle } from '#core/page-title.ts';
import { paths } from '#core/paths.ts';
import { useAddressQuery } from '#core/use-address-query.ts';
import { FilterPills } from '#ui/filter-pills.tsx';
import { formatDay } from '#ui/format-day.ts';
import { paneHeading } from '#ui/pane-heading.ts';
import { RuledSection } from '#ui/ruled-section.tsx';
import { textLink } from '#ui/text-link.ts';
import { FactLine } from '../fact-line.tsx';
import styles from './entry-detail.module.css';
import { EntryPanel } from './entry-panel.tsx';
import { yearInAddress } from './financial-year.ts';

const methodAnchor = 'how-we-score';

/** Row P4: the review of one financial year, its panel of providers, and how they were judged. */
export function EntryDetail({ entry, entries }: { entry: Entry; entries: readonly Entry[] }) {
  useDocumentTitle(`${paths.dueDiligence.title} ${entry.financialYear}`);
  return (
    <article className={styles.entry}>
      <YearPills entry={entry} entries={entries} />
      <header className={styles.head}>
        <p className={styles.label}>Financial year {entry.financialYear}</p>
        <h2 className={paneHeading}>{entry.title}</h2>
        <p className={styles.lead}>{entry.summary}</p>
      </header>
      <FactLine
        facts={[
          { name: 'Published', value: formatDay(entry.publishedOn) },
          { name: 'Reviewed by', value: entry.reviewedBy },
          { name: 'Next review', value: formatDay(entry.nextReviewOn) },
        ]}
      />
      <EntryPanel entry={entry} />
      <p className={styles.foot}>
        A verdict is our opinion on the day of the review. It is not a recommendation to buy or to sell.{' '}
        <a className={textLink} href={`#${methodAnchor}`}>
          How we score
        </a>
      </p>
      <RuledSection heading="How we score" anchor={methodAnchor}>
        <p className={styles.method}>{entry.methodology}</p>
      </RuledSection>
    </article>
  );
}

/** On phones, where the list of years is not shown. */
function YearPills({ entry, entries }: { entry: Entry; entries: readonly Entry[] }) {
  const [, setQuery] = useAddressQuery();
  return (
    <div className={styles.pills}>
      <FilterPills
        label="Financial year"
        pills={newestFirst(entries).map(({ financialYear }) => ({
          value: financialYear,
          label: financialYear,
        }))}
        chosen={entry.financialYear}
        onChoose={(year) => setQuery(() => new URLSearchParams({ year: yearInAddress(year) }))}
      />
    </div>
  );
}

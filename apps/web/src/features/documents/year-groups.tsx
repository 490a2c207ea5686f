import { useId } from 'react';
import { DocumentRows } from '#core/documents/rows.tsx';
import { documentDay } from '#core/documents/text.ts';
import type { DocumentPage } from './document-queries.ts';
import styles from './year-groups.module.css';

type Document = DocumentPage['documents'][number];

type YearGroupsProps = { documents: readonly Document[]; policyNames: ReadonlyMap<string, string> };

/**
 * P-47: the documents of a page under the year of each, in the firm's order; those without a day come last, without a
 * heading.
 */
export function YearGroups({ documents, policyNames }: YearGroupsProps) {
  const groups = Map.groupBy(documents, (document) => documentDay(document)?.slice(0, 4) ?? null);
  const undated = groups.get(null);
  groups.delete(null);
  return (
    <>
      {[...groups].map(([year, ofYear]) => (
        <YearGroup key={year} year={year} documents={ofYear} policyNames={policyNames} />
      ))}
      {undated === undefined ? null : <DocumentRows documents={undated} policyNames={policyNames} />}
    </>
  );
}

function YearGroup({ year, ...rows }: YearGroupsProps & { year: string | null }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles.year}>
        {year}
      </h2>
      <DocumentRows {...rows} />
    </section>
  );
}

import { useState } from 'react';
import { momentText } from '#core/format/london-time.ts';
import { FactRows } from '#ui/data/fact-rows.tsx';
import { SectionHeading } from '#ui/layout/headings.tsx';
import { FiguresTable } from './figures-table.tsx';
import type { StatementView } from './outcome.ts';
import styles from './signed.module.css';

/** What was signed, beside what the page says where it was read. Where the two differ, that comes first. */
export function Signed({ statement: { facts, rows, page, notes, excluded } }: { statement: StatementView }) {
  const [now] = useState(() => new Date());
  const checked = `${momentText(now)} (London), with the keys at ${window.location.host}`;
  const hasDifference = rows.some(({ signed, onPage }) => signed !== onPage);
  const figures = rows.length > 0 && (
    <section className={styles.part} aria-labelledby="figures">
      <SectionHeading id="figures">
        {page === 'compared' ? 'The signed figures and the page' : 'The signed figures'}
      </SectionHeading>
      {page === 'not_read' ? (
        <p className={styles.note}>
          The page could not be read here: compare what you see on it with these figures.
        </p>
      ) : null}
      <FiguresTable rows={rows} hasPage={page === 'compared'} />
    </section>
  );
  return (
    <>
      {hasDifference ? figures : null}
      <section className={styles.part} aria-labelledby="signed">
        <SectionHeading id="signed">What was signed</SectionHeading>
        <FactRows facts={[...facts, { name: 'Checked', value: checked }]} narrow="apart" />
      </section>
      {hasDifference ? null : figures}
      {excluded === null ? null : (
        <section className={styles.part} aria-labelledby="excluded">
          <SectionHeading id="excluded">{excluded.heading}</SectionHeading>
          <ul className={styles.excluded}>
            {excluded.policies.map(({ key, name, details, why }) => (
              <li key={key}>
                <span className={styles.name}>{name}</span>
                <span>{why}</span>
                <span className={styles.details}>{details.join(' · ')}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {notes.length === 0 ? null : (
        <section className={styles.part} aria-labelledby="notes">
          <SectionHeading id="notes">Notes in the statement</SectionHeading>
          <div className={styles.notes}>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
        </section>
      )}
    </>
  );
}

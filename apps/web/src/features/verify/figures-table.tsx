import { alertIcon, checkIcon, Icon } from '#ui/icons.tsx';
import styles from './figures-table.module.css';
import type { FigureRow } from './outcome.ts';

type FiguresTableProps = {
  rows: readonly FigureRow[];
  /** The code of a printed statement has no page to compare. */
  hasPage: boolean;
};

/** Each figure as it was signed, beside what the page says; on narrow screens one under the other. */
export function FiguresTable({ rows, hasPage }: FiguresTableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">
          {hasPage
            ? 'Each figure as it was signed, and as shown on the page'
            : 'Each figure as it was signed'}
        </caption>
        <thead>
          <tr>
            <th scope="col">Policy</th>
            <th scope="col" data-figure>
              Signed
            </th>
            {hasPage ? (
              <>
                <th scope="col" data-figure>
                  On the page
                </th>
                <th scope="col">
                  <span className="visually-hidden">Result</span>
                </th>
              </>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, details, signed, onPage }) => (
            <tr key={key} data-same={signed === onPage}>
              <th scope="row">
                {name}
                {details.length === 0 ? null : <span className={styles.details}>{details.join(' · ')}</span>}
              </th>
              <td data-figure data-label="Signed">
                {signed ?? 'Not signed'}
              </td>
              {hasPage ? (
                <>
                  <td data-figure data-label="On the page">
                    {onPage ?? 'Not on the page'}
                  </td>
                  <td className={styles.result}>
                    <Mark isSame={signed === onPage} />
                  </td>
                </>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Mark({ isSame }: { isSame: boolean }) {
  return (
    <span className={styles.mark} data-same={isSame}>
      <Icon shape={isSame ? checkIcon : alertIcon} />
      {isSame ? 'Same' : 'Different'}
    </span>
  );
}

import { londonDay } from '#core/time/london-day.ts';
import { formatDay, formatShortDay } from '#ui/format-day.ts';
import { Icon } from '#ui/icon.tsx';
import { rightIcon } from '#ui/icons/review-icons.ts';
import { checkIcon } from '#ui/icons/security-icons.ts';
import type { Amendment } from '../changeable-details.ts';
import { type AmendmentRow, amendmentRows, amendmentSubject } from './amendment-rows.ts';
import { amendmentSteps, statusMeaning, statusWords } from './amendment-steps.ts';
import styles from './amendment-tracker.module.css';

/** Row P8: a change that was asked for: how far it has come, and what it would change. */
export function AmendmentTracker({ amendment }: { amendment: Amendment }) {
  const { status, note } = amendment;
  const sentOn = londonDay(new Date(amendment.submittedAt));
  const heading = `${amendmentSubject(amendment)}, ${statusWords[status]}`;
  return (
    <section className={styles.tracker} aria-label={heading}>
      <header>
        <h3 className={styles.heading}>{heading}</h3>
        <p className={styles.text}>
          Sent on {formatDay(sentOn)}. {statusMeaning[status]}
        </p>
        {note === null ? null : <p className={styles.note}>{note}</p>}
      </header>
      <ol className={styles.steps}>
        {amendmentSteps(status, formatShortDay(sentOn)).map((step) => (
          <li
            key={step.label}
            className={styles.step}
            data-state={step.state}
            aria-current={step.state === 'now' ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {step.state === 'done' ? <Icon shape={checkIcon} className={styles.check} /> : null}
            </span>
            <b className={styles.label}>
              {step.label}
              {step.state === 'done' ? <span className="visually-hidden">, done</span> : null}
            </b>
            <small className={styles.when}>{step.note}</small>
          </li>
        ))}
      </ol>
      <dl className={styles.changes}>
        {amendmentRows(amendment).map((row) => (
          <Change key={row.label} {...row} />
        ))}
      </dl>
    </section>
  );
}

function Change({ label, old, new: wanted }: AmendmentRow) {
  return (
    <div className={styles.change}>
      <dt className={styles.field}>{label}</dt>
      <dd className={styles.values}>
        <del className={styles.old}>
          <span className="visually-hidden">From </span>
          {old ?? 'nothing'}
        </del>
        <Icon shape={rightIcon} className={styles.arrow} />
        <ins className={styles.new}>
          <span className="visually-hidden">to </span>
          {wanted ?? 'nothing'}
        </ins>
      </dd>
    </div>
  );
}

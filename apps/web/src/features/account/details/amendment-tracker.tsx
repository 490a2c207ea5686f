import { isBlank } from '#core/format/firm-text.ts';
import { londonDay } from '#core/format/london-time.ts';
import { useMessagesOffered } from '#core/trpc/use-messages-offered.ts';
import { formatDay, formatShortDay } from '#ui/format/day.ts';
import { checkIcon, Icon, rightIcon } from '#ui/icons.tsx';
import {
  type AmendmentRow,
  type AmendmentStep,
  amendmentRows,
  amendmentSteps,
  amendmentSubject,
  statusMeaning,
  statusText,
} from './amendment.ts';
import styles from './amendment-tracker.module.css';
import type { Amendment } from './changeable-details.ts';

/** P-8 and API-15: a requested change: its progress, and what it would change, as far as the firm gives it. */
export function AmendmentTracker({ amendment }: { amendment: Amendment }) {
  const { status, note, submittedAt } = amendment;
  const sentOn = submittedAt && londonDay(new Date(submittedAt));
  const isMessageOffered = useMessagesOffered(status === 'declined');
  const heading = `${amendmentSubject(amendment)}, ${status === null ? 'waiting' : statusText[status]}`;
  const rows = amendmentRows(amendment);
  return (
    <section className={styles.tracker} aria-label={heading}>
      <header>
        <h3 className={styles.heading}>{heading}</h3>
        <p className={styles.text}>
          {sentOn ? `Sent on ${formatDay(sentOn)}. ` : null}
          {statusMeaning(status, isMessageOffered)}
        </p>
        {isBlank(note) ? null : <p className={styles.note}>{note}</p>}
      </header>
      {status === null ? null : (
        <ol className={styles.steps}>
          {amendmentSteps(status, sentOn ? formatShortDay(sentOn) : '').map((step) => (
            <Step key={step.label} {...step} />
          ))}
        </ol>
      )}
      {rows.length === 0 ? null : (
        <dl className={styles.changes}>
          {rows.map((row) => (
            <Change key={row.label} {...row} />
          ))}
        </dl>
      )}
    </section>
  );
}

function Step({ label, note, state }: AmendmentStep) {
  return (
    <li className={styles.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <span className={styles.mark} aria-hidden="true">
        {state === 'done' ? <Icon shape={checkIcon} className={styles.check} /> : null}
      </span>
      <b className={styles.label}>
        {label}
        {state === 'done' ? <span className="visually-hidden">, done</span> : null}
      </b>
      {note === '' ? null : <small className={styles.when}>{note}</small>}
    </li>
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

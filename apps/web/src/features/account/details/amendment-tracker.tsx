import { useQuery } from '@tanstack/react-query';
import { isOpenRequest } from '#core/documents/requests/state.ts';
import { dayOfMoment } from '#core/format/london-time.ts';
import { PageLink } from '#core/routing/links/link.tsx';
import { paths } from '#core/routing/paths.ts';
import { useMessagesOffered } from '#core/trpc/offered-queries.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { buttonLook } from '#ui/action/button.tsx';
import { StepTracker } from '#ui/data/step-tracker.tsx';
import { formatDay, formatShortDay } from '#ui/format/day.ts';
import { Icon, rightIcon } from '#ui/icons.tsx';
import {
  type AmendmentRow,
  amendmentRows,
  amendmentSteps,
  amendmentSubject,
  statusInHeading,
  statusMeaning,
} from './amendment.ts';
import styles from './amendment-tracker.module.css';
import { type Amendment, isOpen } from './changeable-details.ts';

/** P-48: a requested change: its progress, and what it would change, as far as the firm gives it (API-15). */
export function AmendmentTracker({ amendment }: { amendment: Amendment }) {
  const { status, note, submittedAt, documentRequestId } = amendment;
  const sentOn = submittedAt && dayOfMoment(submittedAt);
  const isMessageOffered = useMessagesOffered(status === 'declined');
  const requestId = isOpen(amendment) ? documentRequestId : null;
  const isDocumentNeeded = useIsDocumentNeeded(requestId);
  const heading = `${amendmentSubject(amendment)}, ${statusInHeading(status, isDocumentNeeded)}`;
  const rows = amendmentRows(amendment);
  return (
    <section className={styles.tracker} aria-label={heading}>
      <header>
        <h3 className={styles.heading}>{heading}</h3>
        <p className={styles.text}>
          {sentOn ? `Sent on ${formatDay(sentOn)}. ` : null}
          {statusMeaning(isDocumentNeeded ? 'in_review' : status, isMessageOffered)}
        </p>
        {note === null ? null : <p className={styles.note}>{note}</p>}
        {requestId === null ? null : (
          <div className={styles.asked}>
            {note === null ? (
              <p className={styles.text}>We ask for a document before we make this change.</p>
            ) : null}
            <PageLink
              {...buttonLook({ kind: isDocumentNeeded ? 'primary' : 'quiet', size: 'small' })}
              to={paths.documentRequest.to({ id: requestId })}
            >
              See what we ask for
            </PageLink>
          </div>
        )}
      </header>
      {status === null ? null : (
        <StepTracker steps={amendmentSteps(status, sentOn ? formatShortDay(sentOn) : '', isDocumentNeeded)} />
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

/** P-36: until it is known, it is taken to be needed; once it was sent, it is not. */
function useIsDocumentNeeded(requestId: string | null): boolean {
  const trpc = useTRPC();
  const { data, isLoading } = useQuery(
    trpc.documents.request.queryOptions({ id: requestId ?? '' }, { enabled: requestId !== null }),
  );
  return isLoading || (data !== undefined && isOpenRequest(data));
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

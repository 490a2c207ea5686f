import { londonDay } from '@portal/contract/shapes/calendar-day';
import { type ReactNode, useId } from 'react';
import { PageLink } from '#core/routing/links/link.tsx';
import { paths } from '#core/routing/paths.ts';
import { buttonLook } from '#ui/action/button.tsx';
import { Chip } from '#ui/data/chip.tsx';
import { StepTracker } from '#ui/data/step-tracker.tsx';
import { alertIcon, checkIcon, clockIcon, Icon } from '#ui/icons.tsx';
import styles from './card.module.css';
import {
  type DocumentRequest,
  dueText,
  isOpenRequest,
  isOverdue,
  requestStateText,
  requestSteps,
  requestTitle,
} from './state.ts';

type RequestCardProps = {
  request: DocumentRequest;
  /** The title is shown elsewhere, such as in the heading of the page. */
  isUntitled?: boolean;
  /** In place of the link to the page of the request. */
  children?: ReactNode;
};

/** P-36: what the firm asks for, why and by when, its progress, and the way to send it. */
export function RequestCard({ request, isUntitled = false, children }: RequestCardProps) {
  const headingId = useId();
  const title = requestTitle(request);
  const { reason, state, decisionNote } = request;
  return (
    <section
      className={styles.card}
      {...(isUntitled ? { 'aria-label': 'The request' } : { 'aria-labelledby': headingId })}
    >
      <header className={styles.head}>
        {isUntitled ? null : (
          <h3 id={headingId} className={styles.title}>
            {title}
          </h3>
        )}
        <StateChip request={request} />
      </header>
      {reason === null ? null : <p className={styles.reason}>{reason}</p>}
      <DueLine request={request} />
      <StepTracker steps={requestSteps(request)} />
      {state === 'rejected' ? (
        <div className={styles.rejected}>
          <p className={styles.why}>{decisionNote ?? 'We could not accept what you sent.'}</p>
          <p>Nothing is lost: please send it again.</p>
        </div>
      ) : null}
      {children === undefined ? <RequestLink request={request} title={title} /> : children}
    </section>
  );
}

const chips = {
  asked: { meaning: 'caution', icon: alertIcon },
  sent: { meaning: 'info', icon: clockIcon },
  accepted: { meaning: 'positive', icon: checkIcon },
  rejected: { meaning: 'negative', icon: alertIcon },
} as const;

function StateChip({ request: { state } }: { request: DocumentRequest }) {
  return <Chip {...chips[state]}>{requestStateText[state]}</Chip>;
}

function DueLine({ request }: { request: DocumentRequest }) {
  const today = londonDay(new Date());
  const text = dueText(request, today);
  if (text === null) return null;
  const isLate = isOverdue(request, today);
  return (
    <p className={styles.due} data-late={isLate || undefined}>
      <Icon shape={isLate ? alertIcon : clockIcon} className={styles.icon} />
      <span>
        {isLate ? <strong>Overdue. </strong> : null}
        {text}
      </span>
    </p>
  );
}

function RequestLink({ request, title }: { request: DocumentRequest; title: string }) {
  const isOpen = isOpenRequest(request);
  return (
    <p>
      <PageLink
        {...buttonLook({ kind: isOpen ? 'primary' : 'quiet', size: 'small' })}
        to={paths.documentRequest.to({ id: request.id })}
      >
        {linkText[request.state]}
        <span className="visually-hidden">: {title}</span>
      </PageLink>
    </p>
  );
}

const linkText: Record<DocumentRequest['state'], string> = {
  asked: 'Send it',
  sent: 'See the request',
  accepted: 'See the request',
  rejected: 'Send it again',
};

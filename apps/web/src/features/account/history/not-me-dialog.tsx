import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FailureBanner } from '#core/errors/failure-banner.tsx';
import { PageLink } from '#core/routing/links/link.tsx';
import { threadAddress } from '#core/routing/message-addresses.ts';
import { paths } from '#core/routing/paths.ts';
import type { RouterOutputs } from '#core/trpc/procedures.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { buttonLook } from '#ui/action/button.tsx';
import { textLink } from '#ui/action/classes.ts';
import { NoteBanner } from '#ui/feedback/banner.tsx';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import type { SecurityEvent } from './security-events-queries.ts';
import styles from './security-history.module.css';
import { type Remedies, remedyText } from './use-remedies.ts';

export type Report = RouterOutputs['securityEvents']['report'];

type NotMeProps = {
  event: SecurityEvent;
  takesReports: boolean;
  remedies: Remedies;
  onKept: () => void;
  onReported: (report: Report) => void;
};

/**
 * Says what will be done about an entry that was somebody else, and does it (SEC-H6). SEC-H21: keeps the device in use.
 */
export function NotMe({ event, takesReports, remedies, onKept, onReported }: NotMeProps) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const report = useMutation(
    trpc.securityEvents.report.mutationOptions({
      async onSuccess(done) {
        onReported(done);
        await Promise.all(
          [trpc.securityEvents, trpc.sessions, trpc.device, trpc.messages].map((part) =>
            queryClient.invalidateQueries(part.pathFilter()),
          ),
        );
      },
    }),
  );
  const { uuid, deviceUuid, isCurrent } = event;
  const device = deviceUuid === null || isCurrent ? null : (event.deviceName ?? 'the device');
  return (
    <ConfirmDialog
      heading="Was this not you?"
      action="It was not me"
      kind="danger"
      busy={report.isPending}
      onConfirm={() => report.mutate({ uuid, takesReports, deviceUuid: isCurrent ? null : deviceUuid })}
      onCancel={onKept}
    >
      <p>{remedyText(remedies, device)}</p>
      <FailureBanner failure={report.error} />
    </ConfirmDialog>
  );
}

/** What was done, and what is left to do. */
export function Reported({ report }: { report: Report }) {
  const { threadUuid, isFirmInformed } = report;
  const done = reportText(report);
  return (
    <>
      {done === '' ? (
        <NoteBanner>We could not do anything about it from here. Please contact support.</NoteBanner>
      ) : (
        <NoteBanner kind="done">{done}</NoteBanner>
      )}
      <p>Someone may know your password. Please choose a new one now.</p>
      <div className={styles.next}>
        <PageLink {...buttonLook({})} to={paths.accountPassword.to()}>
          Choose a new password
        </PageLink>
        {isFirmInformed ? (
          <PageLink
            className={textLink}
            to={threadUuid === null ? paths.messages.to() : threadAddress(threadUuid)}
          >
            See the conversation
          </PageLink>
        ) : (
          <PageLink className={textLink} to={paths.support.to()}>
            Contact support
          </PageLink>
        )}
      </div>
    </>
  );
}

/** What was done, in one sentence for each thing; empty where nothing was. */
export function reportText({
  sessionsEnded,
  haveSessionsEnded,
  isDeviceForgotten,
  isFirmInformed,
}: Report): string {
  return [
    haveSessionsEnded ? sessionsText(sessionsEnded) : null,
    isDeviceForgotten ? 'The device has been forgotten.' : null,
    isFirmInformed ? 'Client services have been informed and will reply in your messages.' : null,
  ]
    .filter(Boolean)
    .join(' ');
}

function sessionsText(ended: number | null): string {
  if (ended === 0) return 'No other session was open.';
  if (ended === 1) return 'One other session has been ended.';
  return ended === null ? 'Every other session has been ended.' : `${ended} other sessions have been ended.`;
}

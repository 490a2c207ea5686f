import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedPart } from '#core/errors/failed-part.tsx';
import { FailureBanner } from '#core/errors/failure-banner.tsx';
import { UnreadableNote } from '#core/errors/unreadable-note.tsx';
import { momentText } from '#core/format/london-time.ts';
import type { RouterOutputs } from '#core/trpc/procedures.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { Button } from '#ui/action/button.tsx';
import { NoteBanner } from '#ui/feedback/banner.tsx';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { PartSkeleton } from '#ui/feedback/page-skeletons.tsx';
import { capitalise } from '#ui/format/counts.ts';
import { useFocusOnChange } from '#ui/hooks/use-focus-on-change.ts';
import styles from '../entries.module.css';
import { EntryRow, useRemoval } from '../entry-row.tsx';
import { iconOfDevice } from './device-row.tsx';

type Session = RouterOutputs['sessions']['list']['sessions'][number];

/** One other session to be ended, or all of them. */
type Target = Session | 'others';

/**
 * SEC-D12: where the client is signed in now; each other session can be ended. Absent where the firm does not say.
 * SEC-D27: one that was signed out of may be listed until the firm's token ends, since no call of its API ends that.
 */
export function OpenSessions() {
  const trpc = useTRPC();
  const query = useQuery(trpc.sessions.list.queryOptions());
  const [toEnd, setToEnd] = useState<Target | null>(null);
  // A new object each time: the focus moves to the heading even where the same sentence is said again.
  const [ended, setEnded] = useState<{ sentence: string } | null>(null);
  const heading = useFocusOnChange(ended);
  if (query.data?.offered === false) return null;
  return (
    <div className={`${styles.part} ${styles.next}`}>
      <h3 ref={heading} className={styles.intro} tabIndex={-1}>
        Signed in now
      </h3>
      <QueryBoundary
        query={query}
        loading={<PartSkeleton what="your sessions" height="8rem" />}
        failed={(failure) => <FailedPart heading="We could not load your sessions" failure={failure} />}
      >
        {({ sessions, unreadable }) => (
          <>
            <p className={styles.text}>
              A session can stay in this list for some hours after you have signed out of it.
            </p>
            {ended === null ? null : <NoteBanner kind="done">{ended.sentence}</NoteBanner>}
            <ul className={styles.list}>
              {sessions.map((session) => (
                <SessionRow key={session.uuid} session={session} onEnd={() => setToEnd(session)} />
              ))}
            </ul>
            <UnreadableNote count={unreadable} one="session" many="sessions" />
            {sessions.length > 1 ? (
              <p>
                <Button kind="quiet" onClick={() => setToEnd('others')}>
                  End all other sessions
                </Button>
              </p>
            ) : null}
          </>
        )}
      </QueryBoundary>
      {toEnd === null ? null : (
        <EndSession
          target={toEnd}
          onKept={() => setToEnd(null)}
          onEnded={() => {
            setEnded({
              sentence:
                toEnd === 'others'
                  ? 'All other sessions have been ended.'
                  : `The session ${sessionInSentence(toEnd)} has been ended.`,
            });
            setToEnd(null);
          }}
        />
      )}
    </div>
  );
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { startedAt, lastUsedAt, isCurrent } = session;
  const trpc = useTRPC();
  const { data } = useQuery(trpc.device.list.queryOptions());
  const device = data?.devices.find(({ name }) => name !== null && name === session.deviceName);
  const facts = [
    startedAt && `signed in ${momentText(startedAt)}`,
    lastUsedAt && `last used ${momentText(lastUsedAt)}`,
  ].filter(Boolean);
  const end = {
    label: 'End session',
    of: [`End session ${sessionInSentence(session)}`, ...facts].join(', '),
    onPress: onEnd,
  };
  return (
    <EntryRow
      icon={iconOfDevice(device?.type)}
      name={session.deviceName ?? 'A session'}
      mark={isCurrent ? 'This session' : undefined}
      facts={capitalise(facts.join(', '))}
      action={isCurrent ? undefined : end}
    />
  );
}

function sessionInSentence({ deviceName }: Session): string {
  return `on ${deviceName ?? 'another device'}`;
}

type EndSessionProps = { target: Target; onKept: () => void; onEnded: () => void };

/** Asks whether a session is to be ended, or all others, and ends them. */
function EndSession({ target, onKept, onEnded }: EndSessionProps) {
  const trpc = useTRPC();
  const removal = useRemoval([trpc.sessions, trpc.securityEvents], onEnded);
  const end = useMutation(trpc.sessions.end.mutationOptions(removal));
  const endOthers = useMutation(trpc.sessions.endOthers.mutationOptions({ onSuccess: removal.onSuccess }));
  const failure = end.error ?? endOthers.error;
  const isAll = target === 'others';
  return (
    <ConfirmDialog
      heading={isAll ? 'End all other sessions?' : `End the session ${sessionInSentence(target)}?`}
      action={isAll ? 'End them' : 'End it'}
      kind="danger"
      busy={end.isPending || endOthers.isPending}
      onConfirm={() => (isAll ? endOthers.mutate() : end.mutate({ uuid: target.uuid }))}
      onCancel={onKept}
    >
      <p>Anyone who uses {isAll ? 'one of them' : 'it'} is signed out. You stay signed in here.</p>
      <FailureBanner failure={failure} />
    </ConfirmDialog>
  );
}

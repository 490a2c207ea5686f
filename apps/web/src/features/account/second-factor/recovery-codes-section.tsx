import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedPart } from '#core/errors/failed-part.tsx';
import { FailureBanner } from '#core/errors/failure-banner.tsx';
import { mayBeDone } from '#core/errors/may-be-done.ts';
import { dayOfMoment } from '#core/format/london-time.ts';
import { type RouterOutputs, useTRPC } from '#core/trpc/procedures.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { canSaveFiles } from '#env.ts';
import { Button } from '#ui/action/button.tsx';
import { RecoveryCodes } from '#ui/authenticator/recovery-codes.tsx';
import { NoteBanner } from '#ui/feedback/banner.tsx';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { PartSkeleton } from '#ui/feedback/page-skeletons.tsx';
import { formatDay } from '#ui/format/day.ts';
import { useFocusOnChange } from '#ui/hooks/use-focus-on-change.ts';
import styles from '../form.module.css';

/**
 * How many recovery codes are left, and new ones. Absent where the firm has none. `fresh` are those of a set-up a
 * moment ago.
 */
export function RecoveryCodesSection({ fresh }: { fresh: readonly string[] }) {
  const trpc = useTRPC();
  const query = useQuery(trpc.recoveryCodes.count.queryOptions());
  const [made, setMade] = useState<readonly string[] | null>(null);
  const [isAsking, setAsking] = useState(false);
  const heading = useFocusOnChange(made);
  const codes = made ?? fresh;
  const loading = <PartSkeleton what="your recovery codes" height="13rem" />;
  // Codes that were made are shown whatever became of their count: nothing brings them back.
  if (codes.length === 0) {
    if (query.data?.offered === false) return null;
    if (query.isLoading && query.errorUpdateCount === 0) return loading;
  }
  return (
    <section className={styles.form} aria-labelledby="recovery-codes">
      <h3 id="recovery-codes" ref={heading} className={styles.heading} tabIndex={-1}>
        Recovery codes
      </h3>
      {codes.length > 0 ? (
        <>
          <NoteBanner kind="done">
            {made ? 'Your new recovery codes are below; your old codes no longer work. ' : ''}
            We show these codes only once: save them before you leave this page.
          </NoteBanner>
          <RecoveryCodes codes={codes} canSave={canSaveFiles} />
        </>
      ) : null}
      <QueryBoundary
        query={query}
        loading={loading}
        failed={(failure) => (
          <FailedPart heading="We could not load how many recovery codes you have left" failure={failure} />
        )}
      >
        {(count) => (count.offered ? <CodesLeft count={count} onMake={() => setAsking(true)} /> : null)}
      </QueryBoundary>
      {isAsking ? (
        <MakeCodes
          hasOld={(query.data?.left ?? 0) > 0}
          onKept={() => setAsking(false)}
          onMade={(next) => {
            setMade(next);
            setAsking(false);
          }}
        />
      ) : null}
    </section>
  );
}

type CodesLeftProps = { count: RouterOutputs['recoveryCodes']['count']; onMake: () => void };

function CodesLeft({ count: { left, createdAt }, onMake }: CodesLeftProps) {
  return (
    <>
      <p className={styles.intro}>
        If you lose your authenticator app, a recovery code signs you in instead. Each works once.{' '}
        <strong>{leftText(left)}</strong>
        {createdAt === null || left === 0 ? null : ` They were made on ${formatDay(dayOfMoment(createdAt))}.`}
      </p>
      <div className={styles.actions}>
        <Button kind="quiet" onClick={onMake}>
          Make new recovery codes
        </Button>
      </div>
    </>
  );
}

function leftText(left: number): string {
  if (left === 0) return 'You have no recovery codes left.';
  return left === 1 ? 'You have one recovery code left.' : `You have ${left} recovery codes left.`;
}

type MakeCodesProps = { hasOld: boolean; onKept: () => void; onMade: (codes: readonly string[]) => void };

/** Asks before the current codes stop working. */
function MakeCodes({ hasOld, onKept, onMade }: MakeCodesProps) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  function readAgain() {
    for (const part of [trpc.recoveryCodes, trpc.securityEvents])
      void queryClient.invalidateQueries(part.pathFilter());
  }
  const make = useMutation(
    trpc.recoveryCodes.make.mutationOptions({
      // No cache keeps the codes.
      gcTime: 0,
      onSuccess({ codes }) {
        onMade(codes);
        readAgain();
      },
      onError: (failure) => void (mayBeDone(failure) && readAgain()),
    }),
  );
  return (
    <ConfirmDialog
      heading="Make new recovery codes?"
      action="Make new codes"
      busy={make.isPending}
      onConfirm={() => make.mutate()}
      onCancel={onKept}
    >
      <p>
        We show the ten new codes only once, so have a safe place for them ready.
        {hasOld ? ' Your current codes will stop working.' : ''}
      </p>
      <FailureBanner
        failure={make.error}
        ifMayBeDone="New codes may have been made all the same, and your old ones may no longer work: make new codes again."
      />
    </ConfirmDialog>
  );
}

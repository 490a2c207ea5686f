import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureBanner } from '#core/errors/failure-banner.tsx';
import { londonDay } from '#core/format/london-time.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { isNative } from '#env.ts';
import { Button } from '#ui/action/button.tsx';
import { RecoveryCodes } from '#ui/authenticator/recovery-codes.tsx';
import { NoteBanner } from '#ui/feedback/banner.tsx';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { PartSkeleton } from '#ui/feedback/skeleton.tsx';
import { formatDay } from '#ui/format/day.ts';
import { useFocusOnChange } from '#ui/hooks/use-focus-on-change.ts';
import styles from '../form.module.css';

/**
 * How many recovery codes are left, and new ones. Absent where the firm has none. `fresh` are those of a set-up a
 * moment ago.
 */
export function RecoveryCodesSection({ fresh }: { fresh: readonly string[] }) {
  const trpc = useTRPC();
  const { data, isLoading } = useQuery(trpc.recoveryCodes.count.queryOptions());
  const [made, setMade] = useState<readonly string[] | null>(null);
  const [isAsking, setAsking] = useState(false);
  const heading = useFocusOnChange(made);
  const codes = made ?? fresh;
  if (isLoading) return <PartSkeleton what="your recovery codes" height="13rem" />;
  if (!data?.offered) return null;
  return (
    <section className={styles.form} aria-labelledby="recovery-codes">
      <h3 id="recovery-codes" ref={heading} className={styles.heading} tabIndex={-1}>
        Recovery codes
      </h3>
      {codes.length > 0 ? (
        <>
          <NoteBanner kind="done">
            {made ? 'Your new recovery codes are below; the ones before them no longer work. ' : ''}
            They are shown only now: keep them before you leave this page.
          </NoteBanner>
          <RecoveryCodes codes={codes} canSave={!isNative} />
        </>
      ) : null}
      <p className={styles.intro}>
        If you lose your authenticator app, a recovery code signs you in instead. Each works once.{' '}
        <strong>{leftText(data.left)}</strong>
        {data.createdAt === null || data.left === 0
          ? null
          : ` They were made on ${formatDay(londonDay(new Date(data.createdAt)))}.`}
      </p>
      <div className={styles.actions}>
        <Button kind="quiet" onClick={() => setAsking(true)}>
          Make new recovery codes
        </Button>
      </div>
      {isAsking ? (
        <MakeCodes
          hasOld={data.left > 0}
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

function leftText(left: number): string {
  if (left === 0) return 'You have no recovery codes left.';
  return left === 1 ? 'You have one recovery code left.' : `You have ${left} recovery codes left.`;
}

type MakeCodesProps = { hasOld: boolean; onKept: () => void; onMade: (codes: readonly string[]) => void };

/** Asks before the codes that there are stop working. */
function MakeCodes({ hasOld, onKept, onMade }: MakeCodesProps) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const make = useMutation(
    trpc.recoveryCodes.make.mutationOptions({
      // No cache keeps the codes.
      gcTime: 0,
      onSuccess({ codes }) {
        onMade(codes);
        for (const part of [trpc.recoveryCodes, trpc.securityEvents])
          void queryClient.invalidateQueries(part.pathFilter());
      },
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
        Ten new codes are shown, this once only, so have a safe place for them ready.
        {hasOld ? ' The codes that you have now stop working.' : ''}
      </p>
      <FailureBanner failure={make.error} />
    </ConfirmDialog>
  );
}

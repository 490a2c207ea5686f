import { toAppError } from '#core/errors.ts';
import { failureSentence } from '#core/failure-sentence.ts';
import { trpc } from '#core/trpc/react.ts';
import { ErrorBanner } from '#ui/banner.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { type Device, deviceInSentence } from './device-row.tsx';

type ForgetDeviceProps = { device: Device; onKept: () => void; onForgotten: () => void };

/** Asks whether a device is to be forgotten, and forgets it. */
export function ForgetDevice({ device, onKept, onForgotten }: ForgetDeviceProps) {
  const utils = trpc.useUtils();
  const readAgain = () => utils.device.list.invalidate();
  const forget = trpc.device.forget.useMutation({
    async onSuccess() {
      await readAgain();
      onForgotten();
    },
    // Forgotten elsewhere meanwhile: what was wanted is so.
    async onError(failure) {
      if (toAppError(failure).code !== 'NOT_FOUND') return;
      await readAgain();
      onForgotten();
    },
  });
  return (
    <ConfirmDialog
      heading={`Forget ${deviceInSentence(device)}?`}
      action="Forget it"
      kind="danger"
      busy={forget.isPending}
      onConfirm={() => forget.mutate({ uuid: device.uuid })}
      onCancel={onKept}
    >
      <p>
        Anyone who is signed in there is signed out. You can sign in on it again, and it is then registered
        again.
      </p>
      {forget.error ? <ErrorBanner>{failureSentence(forget.error)}</ErrorBanner> : null}
    </ConfirmDialog>
  );
}

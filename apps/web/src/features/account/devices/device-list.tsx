import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedPart } from '#core/errors/failed-part.tsx';
import { FailureBanner } from '#core/errors/failure-banner.tsx';
import { UnreadableNote } from '#core/errors/unreadable-note.tsx';
import { useTRPC } from '#core/trpc/procedures.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { NoteBanner } from '#ui/feedback/banner.tsx';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { PartSkeleton } from '#ui/feedback/page-skeletons.tsx';
import { capitalise } from '#ui/format/counts.ts';
import { useFocusOnChange } from '#ui/hooks/use-focus-on-change.ts';
import styles from '../entries.module.css';
import { useRemoval } from '../entry-row.tsx';
import { type Device, DeviceRow, deviceInSentence } from './device-row.tsx';

/** L-46: where the client signed in recently; each device but this one can be forgotten. */
export function DeviceList() {
  const trpc = useTRPC();
  const query = useQuery(trpc.device.list.queryOptions());
  const [toForget, setToForget] = useState<Device | null>(null);
  const [forgotten, setForgotten] = useState<Device | null>(null);
  const intro = useFocusOnChange(forgotten);
  if (query.data?.offered === false)
    return <p className={styles.text}>The list of your devices is not offered here.</p>;
  return (
    <div className={styles.part}>
      <h3 ref={intro} className={styles.intro} tabIndex={-1}>
        Where you have signed in
      </h3>
      <p className={styles.text}>
        If you do not recognise a device, forget it and change your password. Anyone signed in on it is then
        signed out.
      </p>
      {forgotten ? (
        <NoteBanner kind="done">
          {capitalise(deviceInSentence(forgotten))} has been forgotten, and its sessions have ended.
        </NoteBanner>
      ) : null}
      <QueryBoundary
        query={query}
        loading={<PartSkeleton what="your devices" height="12rem" />}
        failed={(failure) => <FailedPart heading="We could not load your devices" failure={failure} />}
      >
        {({ devices, unreadable }) => (
          <>
            {devices.length + unreadable === 0 ? (
              <p className={styles.text}>No device is registered yet.</p>
            ) : (
              <ul className={styles.list}>
                {devices.map((device) => (
                  <DeviceRow
                    key={device.uuid}
                    device={device}
                    onForget={device.isCurrent ? undefined : () => setToForget(device)}
                  />
                ))}
              </ul>
            )}
            <UnreadableNote count={unreadable} one="device" many="devices" />
          </>
        )}
      </QueryBoundary>
      {toForget ? (
        <ForgetDevice
          device={toForget}
          onKept={() => setToForget(null)}
          onForgotten={() => {
            setForgotten(toForget);
            setToForget(null);
          }}
        />
      ) : null}
    </div>
  );
}

type ForgetDeviceProps = { device: Device; onKept: () => void; onForgotten: () => void };

/** Asks whether a device is to be forgotten, and forgets it. */
function ForgetDevice({ device, onKept, onForgotten }: ForgetDeviceProps) {
  const trpc = useTRPC();
  const removal = useRemoval([trpc.device.list, trpc.sessions, trpc.securityEvents], onForgotten);
  const forget = useMutation(trpc.device.forget.mutationOptions(removal));
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
        Anyone signed in on it is signed out. You can sign in on it again, and it then appears here again.
      </p>
      <FailureBanner failure={forget.error} />
    </ConfirmDialog>
  );
}

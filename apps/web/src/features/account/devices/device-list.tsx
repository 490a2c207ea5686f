import { useState } from 'react';
import { FailedPart } from '#core/failed-part.tsx';
import { Loaded } from '#core/loaded.tsx';
import { trpc } from '#core/trpc/react.ts';
import { UnreadableNote } from '#core/unreadable-note.tsx';
import { NoteBanner } from '#ui/banner.tsx';
import { capitalise } from '#ui/count-words.ts';
import { useFocusOnChange } from '#ui/use-focus-on-change.ts';
import { PartLoading } from '../part-loading.tsx';
import styles from './device-list.module.css';
import { type Device, DeviceRow, deviceInSentence } from './device-row.tsx';
import { ForgetDevice } from './forget-device.tsx';

/** Where the person signed in lately (row L20); a device that is not theirs any more can be forgotten. */
export function DeviceList() {
  const query = trpc.device.list.useQuery();
  const [asked, setAsked] = useState<Device | null>(null);
  const [forgotten, setForgotten] = useState<Device | null>(null);
  const intro = useFocusOnChange(forgotten);
  if (query.data?.offered === false)
    return <p className={styles.text}>A list of the devices on which you signed in is not offered here.</p>;
  return (
    <div className={styles.part}>
      <h3 ref={intro} className={styles.intro} tabIndex={-1}>
        Where you have signed in
      </h3>
      <p className={styles.text}>
        If you do not know one of these, forget it and change your password: anyone who uses it is then signed
        out.
      </p>
      {forgotten ? (
        <NoteBanner kind="done">
          {capitalise(deviceInSentence(forgotten))} is forgotten, and its sessions have ended.
        </NoteBanner>
      ) : null}
      <Loaded
        query={query}
        loading={<PartLoading what="your devices" height="12rem" />}
        failed={(failure) => <FailedPart heading="We could not load your devices" failure={failure} />}
      >
        {({ devices, unreadable }) => (
          <>
            {devices.length + unreadable === 0 ? (
              <p className={styles.text}>No device is registered yet.</p>
            ) : (
              <ul className={styles.devices}>
                {devices.map((device) => (
                  <DeviceRow key={device.uuid} device={device} onForget={() => setAsked(device)} />
                ))}
              </ul>
            )}
            <UnreadableNote count={unreadable} one="device" many="devices" />
          </>
        )}
      </Loaded>
      {asked ? (
        <ForgetDevice
          device={asked}
          onKept={() => setAsked(null)}
          onForgotten={() => {
            setForgotten(asked);
            setAsked(null);
          }}
        />
      ) : null}
    </div>
  );
}

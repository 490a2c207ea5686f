import { londonDay } from '#core/time/london-day.ts';
import type { RouterOutputs } from '#core/trpc/router-outputs.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { capitalise } from '#ui/count-words.ts';
import { formatDay } from '#ui/format-day.ts';
import { Icon } from '#ui/icon.tsx';
import { browserIcon } from '#ui/icons/account-icons.ts';
import { deviceIcon } from '#ui/icons/security-icons.ts';
import styles from './device-row.module.css';

export type Device = RouterOutputs['device']['list']['devices'][number];

const types: Record<NonNullable<Device['type']>, string> = {
  web: 'Browser',
  ios: 'iPhone or iPad',
  android: 'Android',
};

/** How a device is called inside a sentence; the firm may give its id alone. */
export function deviceInSentence({ name }: Device): string {
  return name ?? 'the device';
}

/** One device: what it is, since when it is known and when it was last here, as far as the firm says it. */
export function DeviceRow({ device, onForget }: { device: Device; onForget: () => void }) {
  const { name, type, createdAt, lastSeenAt, isCurrent } = device;
  const lastSeen = lastSeenAt && `last seen ${dayOf(lastSeenAt)}`;
  const facts = [type && types[type], lastSeen, createdAt && `first seen ${dayOf(createdAt)}`].filter(
    Boolean,
  );
  return (
    <li className={styles.row}>
      <Icon shape={type === 'web' ? browserIcon : deviceIcon} className={styles.icon} />
      <div className={styles.facts}>
        <p className={styles.name}>
          {name ?? (isCurrent ? 'This device' : 'A device')}
          {isCurrent && name !== null ? <Chip meaning="positive">This device</Chip> : null}
        </p>
        {facts.length === 0 ? null : <p className={styles.days}>{capitalise(facts.join(', '))}</p>}
      </div>
      {isCurrent ? null : (
        <Button
          kind="quiet"
          size="small"
          aria-label={[`Forget ${deviceInSentence(device)}`, lastSeen].filter(Boolean).join(', ')}
          onClick={onForget}
        >
          Forget
        </Button>
      )}
    </li>
  );
}

function dayOf(moment: string): string {
  return formatDay(londonDay(new Date(moment)));
}

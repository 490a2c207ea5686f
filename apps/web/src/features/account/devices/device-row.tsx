import { textOrNull } from '#core/format/firm-text.ts';
import { dayOfMoment } from '#core/format/london-time.ts';
import type { RouterOutputs } from '#core/trpc/procedures.ts';
import { Button } from '#ui/action/button.tsx';
import { Chip } from '#ui/data/chip.tsx';
import { capitalise } from '#ui/format/counts.ts';
import { formatDay } from '#ui/format/day.ts';
import { browserIcon, deviceIcon, Icon } from '#ui/icons.tsx';
import styles from './device-row.module.css';

export type Device = RouterOutputs['device']['list']['devices'][number];

const types: Record<NonNullable<Device['type']>, string> = {
  web: 'Browser',
  ios: 'iPhone or iPad',
  android: 'Android',
};

/** How a device is called inside a sentence; the firm may give its id alone. */
export function deviceInSentence({ name }: Device): string {
  return textOrNull(name) ?? 'the device';
}

type DeviceRowProps = {
  device: Device;
  /** Undefined where the device cannot be forgotten. */
  onForget: (() => void) | undefined;
};

/** One device: what it is called, else its type, and when it was first and last used, as far as the firm gives it. */
export function DeviceRow({ device, onForget }: DeviceRowProps) {
  const { type, createdAt, lastSeenAt, isCurrent } = device;
  const name = textOrNull(device.name);
  const lastUse = lastSeenAt && `last used ${formatDay(dayOfMoment(lastSeenAt))}`;
  const firstUse = createdAt && `first used ${formatDay(dayOfMoment(createdAt))}`;
  const facts = [name === null && type && types[type], firstUse, lastUse].filter(Boolean);
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
      {onForget ? (
        <Button
          kind="quiet"
          size="small"
          aria-label={[`Forget ${deviceInSentence(device)}`, lastUse].filter(Boolean).join(', ')}
          onClick={onForget}
        >
          Forget
        </Button>
      ) : null}
    </li>
  );
}

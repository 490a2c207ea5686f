import { londonDay } from '#core/time/london-day.ts';
import type { RouterOutputs } from '#core/trpc/router-outputs.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { formatDay } from '#ui/format-day.ts';
import { Icon } from '#ui/icon.tsx';
import { browserIcon } from '#ui/icons/account-icons.ts';
import { deviceIcon } from '#ui/icons/security-icons.ts';
import styles from './device-row.module.css';

export type Device = RouterOutputs['device']['list']['devices'][number];

const types: Record<Device['type'], string> = { web: 'Browser', ios: 'iPhone or iPad', android: 'Android' };

/** One device: what it is, since when it is known and when it was last here. */
export function DeviceRow({ device, onForget }: { device: Device; onForget: () => void }) {
  const { name, type, createdAt, lastSeenAt, isCurrent } = device;
  const lastSeen = dayOf(lastSeenAt);
  return (
    <li className={styles.row}>
      <Icon shape={type === 'web' ? browserIcon : deviceIcon} className={styles.icon} />
      <div className={styles.facts}>
        <p className={styles.name}>
          {name}
          {isCurrent ? <Chip meaning="positive">This device</Chip> : null}
        </p>
        <p className={styles.days}>
          {types[type]}, last seen {lastSeen}, first seen {dayOf(createdAt)}
        </p>
      </div>
      {isCurrent ? null : (
        <Button
          kind="quiet"
          size="small"
          aria-label={`Forget ${name}, last seen ${lastSeen}`}
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

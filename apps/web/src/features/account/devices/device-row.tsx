import { dayOfMoment } from '#core/format/london-time.ts';
import type { RouterOutputs } from '#core/trpc/procedures.ts';
import { capitalise } from '#ui/format/counts.ts';
import { formatDay } from '#ui/format/day.ts';
import { browserIcon, deviceIcon } from '#ui/icons.tsx';
import { EntryRow } from '../entry-row.tsx';

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

export function iconOfDevice(type: Device['type'] | undefined): string {
  return type === 'web' ? browserIcon : deviceIcon;
}

type DeviceRowProps = {
  device: Device;
  /** Undefined where the device cannot be forgotten. */
  onForget: (() => void) | undefined;
};

/** One device: what it is called, else its type, and when it was first and last used, as far as the firm gives it. */
export function DeviceRow({ device, onForget }: DeviceRowProps) {
  const { name, type, createdAt, lastSeenAt, isCurrent } = device;
  const lastUse = lastSeenAt && `last used ${formatDay(dayOfMoment(lastSeenAt))}`;
  const firstUse = createdAt && `first used ${formatDay(dayOfMoment(createdAt))}`;
  const facts = [name === null && type && types[type], firstUse, lastUse].filter(Boolean);
  const action = onForget && {
    label: 'Forget',
    of: [`Forget ${deviceInSentence(device)}`, lastUse].filter(Boolean).join(', '),
    onPress: onForget,
  };
  return (
    <EntryRow
      icon={iconOfDevice(type)}
      name={name ?? (isCurrent ? 'This device' : 'A device')}
      mark={isCurrent && name !== null ? 'This device' : undefined}
      facts={capitalise(facts.join(', '))}
      action={action}
    />
  );
}

import type { Notification } from './notification.ts';

/** The one that is shown beside the list when none was chosen: what needs the person, else the newest. */
export function firstToRead(items: readonly Notification[]): Notification | undefined {
  return items.find(({ actionRequired }) => actionRequired) ?? items[0];
}

import type { NotificationType } from '@portal/contract/notifications';
import { messageIcon } from '#ui/icons/account-icons.ts';
import { infoIcon } from '#ui/icons/control-icons.ts';
import {
  accountIcon,
  bellIcon,
  chartIcon,
  informationIcon,
  insightsIcon,
} from '#ui/icons/navigation-icons.ts';
import { clockIcon } from '#ui/icons/portfolio-icons.ts';
import { deviceIcon, lockIcon, shieldIcon } from '#ui/icons/security-icons.ts';

const icons: Record<NotificationType, string> = {
  valuation_updated: chartIcon,
  message_received: messageIcon,
  insight_published: insightsIcon,
  due_diligence_published: informationIcon,
  amendment_decided: accountIcon,
  terms_updated: infoIcon,
  review_due: clockIcon,
  new_device: deviceIcon,
  password_changed: shieldIcon,
  account_locked: lockIcon,
};

/** The drawing beside a notification; a bell for a kind that this portal does not know, and for none. */
export function notificationIcon(type: string | null): string {
  return type !== null && Object.hasOwn(icons, type) ? icons[type as NotificationType] : bellIcon;
}

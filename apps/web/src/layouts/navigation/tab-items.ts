import { isWithin, paths } from '#core/routing/paths.ts';
import { accountIcon, bellIcon, informationIcon, insightsIcon, policiesIcon } from '#ui/icons.tsx';
import { parentPageOf } from './parent-page.ts';

export type TabItem = { label: string; to: string; icon: string };

/** tabs of the bar, which is at the bottom on small screens and at the side on wide ones. */
export const mainTabs: readonly TabItem[] = [
  { label: paths.policies.title, to: paths.policies.to(), icon: policiesIcon },
  { label: paths.information.title, to: paths.information.to(), icon: informationIcon },
  { label: paths.insights.title, to: paths.insights.to(), icon: insightsIcon },
];

/** tabs that join them in the bar on wide screens; small ones have these as icons in the header. */
export const personalTabs: readonly TabItem[] = [
  { label: paths.notifications.title, to: paths.notifications.to(), icon: bellIcon },
  { label: paths.account.title, to: paths.account.to(), icon: accountIcon },
];

/**
 * Position of the tab that a page belongs to, by the topmost page above it where it has one; -1 where it belongs to
 * none.
 */
export function tabIndexAt(pathname: string, tabs: readonly TabItem[]): number {
  const parent = parentPageOf(pathname);
  if (parent !== null) return tabIndexAt(parent, tabs);
  return tabs.findIndex(({ to }) => isWithin(to, pathname));
}

/** the unread count belongs to the notifications and to nothing else. */
export function unreadOf(tab: TabItem, unread: number): number {
  return tab.to === paths.notifications.to() ? unread : 0;
}

import type { CSSProperties } from 'react';
import { useLocation } from 'react-router';
import { Link } from '#core/routing/links/link.tsx';
import { isWithin, paths } from '#core/routing/paths.ts';
import { useDocumentsOffered } from '#core/trpc/offered-queries.ts';
import { UnreadBadge } from '#ui/data/unread-badge.tsx';
import { Icon } from '#ui/icons.tsx';
import { MarkOrLogo, type NamedLogo } from '../header-logos.tsx';
import styles from './side-rail.module.css';
import { mainTabs, personalTabs, tabIndexAt, unreadOf } from './tab-items.ts';

const tabs = [...mainTabs, ...personalTabs];

/**
 * R-12 on wide screens: the bar is at the side and has all five. Of pages that the header's link marks, it marks none.
 */
export function SideRail({ logo, unread }: { logo: NamedLogo; unread: number }) {
  const { pathname } = useLocation();
  const areDocumentsInHeader = useDocumentsOffered() !== false;
  const isMarkedInHeader = areDocumentsInHeader && isWithin(paths.documents.to(), pathname);
  const at = isMarkedInHeader ? -1 : tabIndexAt(pathname, tabs);
  return (
    <nav className={styles.rail} aria-label="Main">
      <div className={styles.head}>
        <MarkOrLogo logo={logo} mark={styles.mark} whole={styles.whole} />
      </div>
      <ul className={styles.list} data-at={at < 0 ? undefined : at} style={{ '--at': at } as CSSProperties}>
        {tabs.map((tab, index) => (
          <li key={tab.to}>
            <Link className={styles.item} to={tab.to} aria-current={index === at ? 'page' : undefined}>
              <Icon shape={tab.icon} className={styles.icon} />
              <span className={styles.badge}>
                <UnreadBadge count={unreadOf(tab, unread)} />
              </span>
              {tab.label}
              {unreadOf(tab, unread) > 0 ? <span className="visually-hidden">, {unread} unread</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

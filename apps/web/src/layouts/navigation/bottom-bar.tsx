import type { CSSProperties } from 'react';
import { useLocation } from 'react-router';
import { NavLink } from '#core/routing/links/link.tsx';
import { isWithin } from '#core/routing/paths.ts';
import { Icon } from '#ui/icons.tsx';
import styles from './bottom-bar.module.css';
import { mainTabs } from './tab-items.ts';

/** R-12 on small screens: three places within reach of a thumb. The mark is above the link that is current. */
export function BottomBar() {
  const { pathname } = useLocation();
  const at = mainTabs.findIndex(({ to }) => isWithin(to, pathname));
  return (
    <nav className={styles.bar} aria-label="Main">
      <ul className={styles.list} data-at={at < 0 ? undefined : at} style={{ '--at': at } as CSSProperties}>
        {mainTabs.map(({ label, to, icon }) => (
          <li key={to}>
            <NavLink className={styles.item ?? ''} to={to}>
              <Icon shape={icon} className={styles.icon} />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

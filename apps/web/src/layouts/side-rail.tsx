import type { CSSProperties } from 'react';
import { useLocation } from 'react-router';
import { NavLink } from '#core/link.tsx';
import { Icon } from '#ui/icon.tsx';
import { BrandLogo } from './brand-logo.tsx';
import { markOf, type NamedLogo } from './header-logos.ts';
import styles from './side-rail.module.css';
import { mainTabs, personalTabs, tabIndexAt } from './tab-items.ts';

const tabs = [...mainTabs, ...personalTabs];

/** Row R12 on wide screens: the bar stands at the side and holds all five. */
export function SideRail({ logo }: { logo: NamedLogo }) {
  const at = tabIndexAt(useLocation().pathname, tabs);
  return (
    <nav className={styles.rail} aria-label="Main">
      <div className={styles.head}>
        <RailLogo logo={logo} />
      </div>
      <ul className={styles.list} data-at={at < 0 ? undefined : at} style={{ '--at': at } as CSSProperties}>
        {tabs.map(({ label, to, icon }) => (
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

/** The rail is narrow: a logo that has a mark shows its mark, any other is made to fit. */
function RailLogo({ logo }: { logo: NamedLogo }) {
  const mark = logo.src === null ? null : markOf(logo.src);
  if (mark === null) return <BrandLogo logo={logo} className={styles.whole} />;
  return <BrandLogo logo={{ ...logo, src: mark }} className={styles.mark} />;
}

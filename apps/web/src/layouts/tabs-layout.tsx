import { Outlet, useLocation } from 'react-router';
import { useFirm } from '#core/branding/use-firm.ts';
import { useVariant } from '#core/branding/use-variant.ts';
import { pageTitleAt } from '#core/page-title.ts';
import { AppHeader } from './app-header.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { headerLogos } from './header-logos.ts';
import { SideRail } from './side-rail.tsx';
import styles from './tabs-layout.module.css';
import { useUnreadCount } from './use-unread-count.ts';

/** Row R7: the shell of every signed-in page. The bar of row R12 is a rail at the side from 1024 px on. */
export function TabsLayout() {
  const { pathname } = useLocation();
  const variant = useVariant();
  const logos = headerLogos(variant, useFirm());
  const unread = useUnreadCount();
  return (
    <div className={styles.shell}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <SideRail logo={logos.main} unread={unread} />
      <AppHeader
        pageTitle={pageTitleAt(pathname)}
        portalName={variant.portalName}
        logos={logos}
        unread={unread}
      />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <BottomBar />
    </div>
  );
}

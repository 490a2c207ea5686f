import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from 'react-router';
import { useFirm, useKeepFirm } from '#core/branding/use-firm.ts';
import { useVariant } from '#core/branding/variant.ts';
import { pageTitleAt } from '#core/routing/headings/page-title.ts';
import { AnchorLink, Link } from '#core/routing/links/link.tsx';
import { paths } from '#core/routing/paths.ts';
import { urgent, useTRPC } from '#core/trpc/procedures.ts';
import { textLink } from '#ui/action/classes.ts';
import { AppHeader } from './app-header.tsx';
import { headerLogos } from './header-logos.tsx';
import { BottomBar } from './navigation/bottom-bar.tsx';
import { SideRail } from './navigation/side-rail.tsx';
import styles from './tabs-layout.module.css';

/** the shell of every page below /tabs. Its bar is a rail at the side from 1024 px on. */
export function TabsLayout() {
  const { pathname } = useLocation();
  const variant = useVariant();
  const logos = headerLogos(variant, useFirm());
  useKeepFirm();
  const unread = useUnreadCount();
  return (
    <div className={styles.shell}>
      <AnchorLink className="skip-link" anchor="main">
        Skip to content
      </AnchorLink>
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
      <footer className={styles.foot}>
        <Link className={textLink} to={paths.support.to()}>
          Contact support
        </Link>
      </footer>
      <BottomBar />
    </div>
  );
}

/** how many notifications are unread; 0 until it is known, and while it cannot be read. */
function useUnreadCount(): number {
  const trpc = useTRPC();
  return useQuery(trpc.notifications.unreadCount.queryOptions(undefined, urgent)).data?.unread ?? 0;
}

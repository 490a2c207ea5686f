import { useState } from 'react';
import { Outlet } from 'react-router';
import { useVariant } from '#core/branding/variant.ts';
import { portalConfiguration } from '#core/configuration.ts';
import { Analemma } from '#ui/brand/analemma.tsx';
import { Logo } from '#ui/brand/logo.tsx';
import styles from './public-layout.module.css';

/** The shell of sign-in and invitation: the art of the day on one side, the form on the other. */
export function PublicLayout() {
  const { portalName, portalLogoUrl } = useVariant();
  const [today] = useState(() => new Date());
  return (
    <div className={styles.page}>
      <aside className={`hero ${styles.art}`}>
        <Logo src={portalLogoUrl} name={portalName} className={styles.artLogo} />
        <Analemma date={today} className={styles.artCurve} />
        <p className={styles.promise}>
          {portalConfiguration.firmShortName} will never ask for your password or a code by telephone or
          email.
        </p>
      </aside>
      <div className={styles.side}>
        <div className={`hero ${styles.band}`}>
          <Logo src={portalLogoUrl} name={portalName} className={styles.bandLogo} />
          <Analemma date={today} className={styles.bandCurve} />
        </div>
        <Outlet />
      </div>
    </div>
  );
}

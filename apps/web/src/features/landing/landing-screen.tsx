import { useState } from 'react';
import { useVariant } from '#core/branding/use-variant.ts';
import { Link } from '#core/link.tsx';
import { paths } from '#core/paths.ts';
import { Analemma } from '#ui/analemma.tsx';
import { buttonLook } from '#ui/button.tsx';
import { Logo } from '#ui/logo.tsx';
import { textLink } from '#ui/text-link.ts';
import { landingCopy } from './landing-copy.ts';
import { LandingFoot } from './landing-foot.tsx';
import styles from './landing-screen.module.css';
import { Pitch } from './pitch.tsx';

/** Row R1: what the portal is for, and the way in. */
export function LandingScreen() {
  const { brand, portalName, portalLogoUrl } = useVariant();
  const [today] = useState(() => new Date());
  const signIn = paths.loginForm.to();
  const support = paths.support.to();
  return (
    <div className={`hero ${styles.page}`}>
      <header className={styles.top}>
        <Logo src={portalLogoUrl} name={portalName} className={styles.logo} />
        <nav className={styles.help} aria-label="Help">
          <Link to={support}>Contact support</Link>
          <Link {...buttonLook({ kind: 'on-hero', size: 'small' })} to={signIn}>
            Sign in
          </Link>
        </nav>
      </header>
      <main id="main" className={styles.main}>
        <div className={styles.copy}>
          <h1 className={styles.headline} tabIndex={-1}>
            {landingCopy[brand].headline}
          </h1>
          <p className={styles.lead}>{landingCopy[brand].lead}</p>
          <p className={styles.actions}>
            <Link {...buttonLook({ kind: 'on-hero' })} to={signIn}>
              Sign in
            </Link>
            <Link className={textLink} to={support}>
              Contact support
            </Link>
          </p>
        </div>
        <Analemma date={today} className={styles.curve} />
      </main>
      <Pitch />
      <LandingFoot />
    </div>
  );
}

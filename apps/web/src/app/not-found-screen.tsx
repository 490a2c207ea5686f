import { useNavigate } from 'react-router';
import { useVariant } from '#core/branding/variant.ts';
import { portalConfiguration } from '#core/configuration.ts';
import { useGoBack } from '#core/routing/history-index.ts';
import { Link } from '#core/routing/links/link.tsx';
import { paths } from '#core/routing/paths.ts';
import { useSession } from '#core/session/store.ts';
import { Button } from '#ui/action/button.tsx';
import { textLink } from '#ui/action/classes.ts';
import { Logo } from '#ui/brand/logo.tsx';
import { backIcon, Icon } from '#ui/icons.tsx';
import styles from './not-found-screen.module.css';

/** a page that does not exist, and the ways on from it. */
export function NotFoundScreen() {
  const { portalName, portalLogoUrl } = useVariant();
  const home = useHome();
  const navigate = useNavigate();
  const goBack = useGoBack();
  return (
    <div className={styles.page}>
      <header>
        <Logo src={portalLogoUrl} name={portalName} />
      </header>
      <main id="main" className={styles.main}>
        <LostLight />
        <h1 tabIndex={-1}>The page you were looking for could not be found.</h1>
        <p>It may have moved, or the address may be mistyped. Nothing in your account has changed.</p>
        <div className={styles.actions}>
          <Button onClick={() => goBack() || void navigate(home.path, { replace: true })}>
            <Icon shape={backIcon} />
            Go Back
          </Button>
          <Link className={textLink} to={home.path}>
            {home.label}
          </Link>
        </div>
      </main>
      <footer className={styles.footer}>{portalConfiguration.firmName}</footer>
    </div>
  );
}

function useHome() {
  const { token } = useSession();
  return token === null
    ? { path: paths.landing.to(), label: 'Start page' }
    : { path: paths.policies.to(), label: 'Your policies' };
}

/** The day's curve is broken, and the spot on the line of light is an empty ring. */
function LostLight() {
  return (
    <svg className={styles.art} viewBox="0 0 420 150" aria-hidden="true">
      <path className={styles.ground} d="M0 128h420" />
      <path className={styles.curve} d="M28 128C90 40 150 26 196 30M268 52C310 66 350 92 392 128" />
      <path className={styles.noon} strokeDasharray="3 6" d="M232 6v138" />
      <circle className={styles.ring} cx="232" cy="38" r="8" />
    </svg>
  );
}

import { useState } from 'react';
import { useVariant } from '#core/branding/variant.ts';
import { portalConfiguration } from '#core/configuration.ts';
import { AnchorLink, Link } from '#core/routing/links/link.tsx';
import { paths } from '#core/routing/paths.ts';
import { useSession } from '#core/session/store.ts';
import { textLink } from '#ui/action/classes.ts';
import { Analemma } from '#ui/brand/analemma.tsx';
import { Logo } from '#ui/brand/logo.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { useFocusOnChange } from '#ui/hooks/use-focus-on-change.ts';
import { Icon, lockIcon } from '#ui/icons.tsx';
import { FileDrop } from './file-drop.tsx';
import { OutcomePanel } from './outcome-panel.tsx';
import { useCheck } from './use-check.ts';
import styles from './verify-screen.module.css';

const { firmName, firmLogoUrl } = portalConfiguration;

/**
 * P-16: whether a statement of holdings is genuine, for anybody who was given one. The check runs in the browser alone;
 * its rules, shared with `npm run verify`, are verify.ts, compare.ts and verification-text.ts of packages/statement.
 */
export function VerifyScreen() {
  const { portalName, portalLogoUrl } = useVariant();
  const [today] = useState(() => new Date());
  return (
    <div className={styles.page}>
      <AnchorLink className="skip-link" anchor="main">
        Skip to content
      </AnchorLink>
      <header className={`hero ${styles.head}`}>
        <Analemma date={today} className={styles.curve} />
        <div className={styles.column}>
          <div className={styles.logos}>
            <Logo src={portalLogoUrl} name={portalName} className={styles.logo} />
            <Logo src={firmLogoUrl} name={firmName} className={styles.firmLogo} />
          </div>
          <h1 className={styles.title} tabIndex={-1}>
            Check a statement
          </h1>
          <p className={styles.lead}>
            Find out whether a statement of holdings comes from {firmName} and has not been changed.
          </p>
        </div>
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        <div className={styles.column}>
          <Check />
          <Meaning />
        </div>
      </main>
      <footer className={styles.foot}>
        <div className={styles.column}>
          <span>{firmName}</span>
          <nav className={styles.links} aria-label="Portal">
            <PortalLink />
            <Link className={textLink} to={paths.support.to()}>
              Contact support
            </Link>
          </nav>
        </div>
      </footer>
    </div>
  );
}

function PortalLink() {
  const { token } = useSession();
  return token === null ? (
    <Link className={textLink} to={paths.loginForm.to()}>
      Sign in
    </Link>
  ) : (
    <Link className={textLink} to={paths.policies.to()}>
      Your policies
    </Link>
  );
}

/** The place for the file; then what was found out. */
function Check() {
  const { state, checkFile, retry, restart } = useCheck();
  const heading = useFocusOnChange(state);
  return (
    <div className={styles.check} aria-busy={state.phase === 'checking'}>
      <p className="visually-hidden" role="status">
        {state.phase === 'checking' ? 'Checking the statement' : ''}
      </p>
      {state.phase === 'waiting' ? <FileDrop takesFocus={state.isAgain} onFile={checkFile} /> : null}
      {state.phase === 'checking' ? (
        <p className={styles.checking} aria-hidden="true">
          <Spinner size="large" />
          Checking the statement
        </p>
      ) : null}
      {state.phase === 'done' ? (
        <OutcomePanel outcome={state.outcome} headingRef={heading} onRetry={retry} onRestart={restart} />
      ) : null}
      <p className={styles.privacy}>
        <Icon shape={lockIcon} />
        <span>
          The statement is checked here, in your browser. It is not sent anywhere, and nothing is stored.
        </span>
      </p>
    </div>
  );
}

function Meaning() {
  return (
    <section className={styles.meaning} aria-labelledby="meaning">
      <h2 id="meaning" className={styles.heading}>
        What “genuine” means
      </h2>
      <ul className={styles.points}>
        <li>{firmName} made the statement, and its file and figures are those that were signed.</li>
        <li>Each value is as at the day beside it: it is not today’s value, and may have changed since.</li>
        <li>
          It says nothing about what the statement leaves out, what is held elsewhere, or who gave you the
          file.
        </li>
      </ul>
    </section>
  );
}

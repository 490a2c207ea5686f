import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { disclaimer } from '#core/branding/disclaimer.ts';
import { useFirm } from '#core/branding/use-firm.ts';
import { useVariant } from '#core/branding/use-variant.ts';
import { messages } from '#core/messages.ts';
import { takeWantedPath } from '#core/session/take-wanted-path.ts';
import { Analemma } from '#ui/analemma.tsx';
import { Logo } from '#ui/logo.tsx';
import { greeting } from './greeting.ts';
import { useGivenName } from './use-given-name.ts';
import { usePreload } from './use-preload.ts';
import { useReadingTime } from './use-reading-time.ts';
import styles from './welcome-screen.module.css';

/** The heading comes after the page, so it takes the focus itself. */
function focusOnce(heading: HTMLElement | null) {
  heading?.focus();
}

/** Rows W1 to W3: greets while the account loads, then leads to the wanted page or the policies. */
export function WelcomeScreen() {
  const navigate = useNavigate();
  const { isVip } = useVariant();
  const firm = useFirm();
  const name = useGivenName();
  const [today] = useState(() => new Date());
  const isLoaded = usePreload();
  const isRead = useReadingTime(name !== undefined);
  const isDone = isLoaded && isRead;

  useEffect(() => {
    if (isDone) void navigate(takeWantedPath(), { replace: true });
  }, [isDone, navigate]);

  return (
    <div className={`hero ${styles.page}`}>
      <main id="main" className={styles.main}>
        {firm.logoUrl === null ? (
          <p className={styles.firm}>{firm.name}</p>
        ) : (
          <Logo src={firm.logoUrl} name={firm.name} className={styles.logo} />
        )}
        <div className={styles.greeting}>
          {name === undefined ? null : (
            <h1 ref={focusOnce} tabIndex={-1}>
              {greeting({ name, isVip, firm: firm.name })}
            </h1>
          )}
        </div>
        <div className={styles.loading} role="status">
          <span className={styles.track}>
            <span className={styles.progress} data-done={isLoaded} />
          </span>
          <p>{messages.loadingAccount}</p>
        </div>
      </main>
      <Analemma date={today} className={styles.curve} />
      <footer className={styles.disclaimer}>
        <p>{disclaimer(firm.name)}</p>
      </footer>
    </div>
  );
}

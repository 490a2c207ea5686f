import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { disclaimer } from '#core/branding/disclaimer.ts';
import { useFirm } from '#core/branding/use-firm.ts';
import { useVariant } from '#core/branding/variant.ts';
import { takeWantedPath } from '#core/routing/wanted-path.ts';
import { slow, urgent, useTRPC } from '#core/trpc/procedures.ts';
import { Analemma } from '#ui/brand/analemma.tsx';
import { Logo } from '#ui/brand/logo.tsx';
import styles from './welcome-screen.module.css';

/** The heading comes after the page, so it takes the focus itself. */
function focusOnce(heading: HTMLElement | null) {
  heading?.focus();
}

/** W-5: what loads faster than this has no greeting, which would disappear before it can be read. */
const GREETING_AFTER_MS = 300;

/** W-1, W-2, W-3, W-5: greets while the account loads, then leads at once to the wanted page or the policies. */
export function WelcomeScreen() {
  const navigate = useNavigate();
  const { isVip } = useVariant();
  const firm = useFirm();
  const name = useGivenName();
  const [today] = useState(() => new Date());
  const isLoaded = usePreload();
  const isSlow = useIsLater(GREETING_AFTER_MS);

  useEffect(() => {
    if (isLoaded) void navigate(takeWantedPath(), { replace: true });
  }, [isLoaded, navigate]);

  if (!isSlow) return <main id="main" aria-busy="true" />;
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
          <p>Loading your account...</p>
        </div>
      </main>
      <Analemma date={today} className={styles.curve} />
      <footer className={styles.disclaimer}>
        <p>{disclaimer(firm.name)}</p>
      </footer>
    </div>
  );
}

type Greeted = {
  /** Given name; null where the record has none or could not be read. */
  name: string | null;
  isVip: boolean;
  firm: string;
};

/** W-1: without a name where there is none; the word VIP is for VIP people only. The gateway chooses the name (W-4). */
export function greeting({ name, isVip, firm }: Greeted): string {
  const experience = isVip ? 'VIP experience' : 'experience';
  const hello = ['Hi', name].filter(Boolean).join(' ');
  return `${hello}, welcome to your ${experience} with ${firm}`;
}

/**
 * The given name to greet with: undefined while it loads. SEC-I16: null after one failed attempt, even where the head
 * of a print, which reads the same, tries again.
 */
function useGivenName(): string | null | undefined {
  const trpc = useTRPC();
  const name = useQuery(trpc.client.get.queryOptions(undefined, { ...urgent, retry: false }));
  if (name.data) return name.data.givenName;
  return name.isError || name.failureCount > 0 ? null : undefined;
}

/** W-3: the longest wait here; pending requests finish on the next page. */
const LONGEST_WAIT_MS = 8000;

/**
 * W-3: policies, categories, authors and providers; the policies alone, so that on their page they wait for no other.
 * True when all are settled, whatever the result is: one that failed is requested again where it is shown.
 */
function usePreload(): boolean {
  const trpc = useTRPC();
  const isLate = useIsLater(LONGEST_WAIT_MS);
  const loads = [
    useQuery(trpc.policies.list.queryOptions(undefined, slow)),
    useQuery(trpc.insights.categories.queryOptions()),
    useQuery(trpc.insights.authors.queryOptions()),
    useQuery(trpc.providers.list.queryOptions()),
  ];
  return isLate || loads.every(({ isPending }) => !isPending);
}

function useIsLater(delayMs: number): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return isLater;
}

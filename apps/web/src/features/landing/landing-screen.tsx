import { useState } from 'react';
import { useVariant } from '#core/branding/variant.ts';
import { type Brand, offersStatements, portalConfiguration } from '#core/configuration.ts';
import { Link } from '#core/routing/links/link.tsx';
import { paths } from '#core/routing/paths.ts';
import { buttonLook } from '#ui/action/button.tsx';
import { textLink } from '#ui/action/classes.ts';
import { Analemma } from '#ui/brand/analemma.tsx';
import { Logo } from '#ui/brand/logo.tsx';
import { chartIcon, Icon, informationIcon, outIcon, policiesIcon } from '#ui/icons.tsx';
import styles from './landing-screen.module.css';

/** what the portal is for, and the sign-in button. */
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
          <div className={styles.actions}>
            <Link {...buttonLook({ kind: 'on-hero' })} to={signIn}>
              Sign in
            </Link>
            <Link className={textLink} to={support}>
              Contact support
            </Link>
          </div>
        </div>
        <figure className={styles.figure}>
          <div className={styles.plate}>
            <Analemma date={today} className={styles.curve} />
          </div>
          <figcaption className={styles.caption}>
            A noon mark: the position of the sun at midday through the year. The dot is today.
          </figcaption>
        </figure>
      </main>
      <Pitch />
      <LandingFoot />
    </div>
  );
}

/** The three things of R-1. */
const points = [
  {
    shape: informationIcon,
    title: 'Professional due diligence',
    text: 'We test each provider on strength, charges and service every year, and you read the same report that we do.',
  },
  {
    shape: policiesIcon,
    title: 'Top-tier solutions',
    text: 'Pensions, investments, savings and cover chosen from across the market, held together in one view.',
  },
  {
    shape: chartIcon,
    title: 'Real-time valuations',
    text: 'Each value appears as soon as your provider publishes it, with the date of its valuation.',
  },
];

function Pitch() {
  return (
    <section className={styles.pitch} aria-label="What you will find">
      <ul className={styles.points}>
        {points.map(({ shape, title, text }) => (
          <li key={title} className={styles.point}>
            <Icon shape={shape} className={styles.pointIcon} />
            <h2 className={styles.pointTitle}>{title}</h2>
            <p className={styles.pointText}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const { firmName, firmShortName, aboutUrl, termsUrl, privacyUrl } = portalConfiguration;

/** The firm's name, the link to the check of statements (P-16), and the firm's own pages. */
function LandingFoot() {
  return (
    <footer className={styles.foot}>
      <span>{firmName}</span>
      {offersStatements ? (
        <Link className={styles.outside} to={paths.verify.to()}>
          Check a statement
        </Link>
      ) : null}
      <nav className={styles.legal} aria-label="Legal">
        <Outside href={aboutUrl}>{`About ${firmShortName}`}</Outside>
        <Outside href={termsUrl}>Terms</Outside>
        <Outside href={privacyUrl}>Privacy</Outside>
      </nav>
    </footer>
  );
}

function Outside({ href, children }: { href: string; children: string }) {
  return (
    <a className={styles.outside} href={href} rel="noopener noreferrer">
      {children}
      <Icon shape={outIcon} className={styles.outIcon} />
    </a>
  );
}

/** the headline of each variant. */
const landingCopy: Record<Brand, { headline: string; lead: string }> = {
  vip: {
    headline: 'Your wealth, seen in a clear light.',
    lead: 'Every pension, investment and policy that we look after for you, valued, explained and checked by people who know your name.',
  },
  standard: {
    headline: 'See where your money stands today.',
    lead: 'Your pensions, savings and cover in one place, with the latest value of each and a plain account of who looks after it.',
  },
};

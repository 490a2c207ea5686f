import { portalConfiguration } from '#core/configuration.ts';
import { Icon } from '#ui/icon.tsx';
import { outIcon } from '#ui/icons/control-icons.ts';
import styles from './landing-screen.module.css';

const { firmName, firmShortName, aboutUrl, termsUrl, privacyUrl } = portalConfiguration;

/** Whose portal this is, and the firm's own pages (row R1). They open in this tab, as any link does. */
export function LandingFoot() {
  return (
    <footer className={styles.foot}>
      <span>{firmName}</span>
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

import { amountsStore, useAmountsHidden } from '#core/amounts/hidden-amounts.tsx';
import { NavLink } from '#core/routing/link.tsx';
import { iconButton } from '#ui/action/classes.ts';
import { UnreadBadge } from '#ui/data/unread-badge.tsx';
import { eyeIcon, eyeOffIcon, Icon } from '#ui/icons.tsx';
import styles from './app-header.module.css';
import { BackLink } from './back-link.tsx';
import { BrandLogo, type HeaderLogos } from './header-logos.tsx';
import { personalTabs, unreadOf } from './tab-items.ts';

type AppHeaderProps = {
  pageTitle: string;
  portalName: string;
  logos: HeaderLogos;
  unread: number;
};

/** logos, the page title followed by the portal name, and on small screens links to the entries of the side rail. */
export function AppHeader({ pageTitle, portalName, logos, unread }: AppHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.letterhead}>
        <BrandLogo logo={logos.main} className={logos.right ? styles.portalLogo : styles.firmLogo} />
        {logos.right ? <BrandLogo logo={logos.right} className={styles.firmLogo} /> : null}
      </div>
      <div className={styles.titleBar}>
        <BackLink />
        <h1 className={styles.title} tabIndex={-1}>
          <span className={styles.page}>{pageTitle}</span>{' '}
          <small className={styles.portal}>{portalName}</small>
        </h1>
        <div className={styles.tools}>
          <HideAmountsButton />
          {personalTabs.map((tab) => {
            const count = unreadOf(tab, unread);
            return (
              <NavLink
                key={tab.to}
                className={`${iconButton} ${styles.narrow}`}
                to={tab.to}
                aria-label={count > 0 ? `${tab.label}, ${count} unread` : tab.label}
              >
                <Icon shape={tab.icon} />
                <span className={styles.badge}>
                  <UnreadBadge count={count} />
                </span>
              </NavLink>
            );
          })}
          {logos.right ? (
            <span className={styles.wide}>
              <BrandLogo logo={logos.right} className={styles.firmLogo} />
            </span>
          ) : null}
        </div>
      </div>
    </header>
  );
}

/** Hides every amount of the portal at once. Its name never changes: `aria-pressed` gives its state. */
function HideAmountsButton() {
  const isHidden = useAmountsHidden();
  return (
    <button
      type="button"
      className={styles.hideAmounts}
      aria-pressed={isHidden}
      onClick={amountsStore.toggle}
    >
      <Icon shape={isHidden ? eyeOffIcon : eyeIcon} className={styles.hideAmountsIcon} />
      <span className={styles.hideAmountsLabel}>Hide amounts</span>
    </button>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { amountsStore, hasAmounts, useAmountsHidden } from '#core/amounts/hidden-amounts.tsx';
import { useSubjectTitle } from '#core/routing/headings/subject-title.ts';
import { NavLink } from '#core/routing/links/link.tsx';
import { type Path, paths } from '#core/routing/paths.ts';
import { useDocumentCount, useMessageCount } from '#core/trpc/offered-queries.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { iconButton } from '#ui/action/classes.ts';
import { UnreadBadge } from '#ui/data/unread-badge.tsx';
import { documentIcon, eyeIcon, eyeOffIcon, helpIcon, Icon, messageIcon } from '#ui/icons.tsx';
import styles from './app-header.module.css';
import { BrandLogo, type HeaderLogos, MarkOrLogo } from './header-logos.tsx';
import { BackLink } from './navigation/back-link.tsx';
import { personalTabs, unreadOf } from './navigation/tab-items.ts';

type AppHeaderProps = {
  pageTitle: string;
  portalName: string;
  logos: HeaderLogos;
  unread: number;
};

/**
 * below /tabs, the page title, or on small screens the name of what is open, followed by the portal name;
 * beside that name the logo of the portal is the mark alone. R-25: the messages; on wide screens also documents
 * and support. R-12: on small ones the personal tabs of the side rail.
 */
export function AppHeader({ pageTitle, portalName, logos, unread }: AppHeaderProps) {
  const subject = useSubjectTitle();
  const { pathname } = useLocation();
  return (
    <header className={styles.header}>
      <div className={styles.letterhead}>
        {logos.main.name === portalName ? (
          <MarkOrLogo logo={logos.main} mark={styles.portalMark} whole={styles.portalLogo} />
        ) : (
          <BrandLogo logo={logos.main} className={styles.firmLogo} />
        )}
        {logos.right ? <BrandLogo logo={logos.right} className={styles.firmLogo} /> : null}
      </div>
      <div className={styles.titleBar} data-subject={subject !== null}>
        <BackLink />
        <h1 className={styles.title} tabIndex={-1}>
          <span className={styles.page}>{subject ?? pageTitle}</span>{' '}
          <small className={styles.portal}>{portalName}</small>
        </h1>
        <div className={styles.tools}>
          {hasAmounts(pathname) ? <HideAmountsButton /> : null}
          <CountedLink path={paths.messages} icon={messageIcon} count={useMessageCount()} />
          <CountedLink path={paths.documents} icon={documentIcon} count={useDocumentCount()} isWideOnly />
          <NavLink className={`${styles.tool} ${styles.wideOnly}`} to={paths.support.to()}>
            <Icon shape={helpIcon} className={styles.toolIcon} />
            Support
          </NavLink>
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

/**
 * P-26: hides every amount on the pages of the policies at once. Its name never changes: `aria-pressed` gives its
 * state. Absent for a client without policies; until that is known it keeps its room unseen, so that nothing moves or
 * disappears.
 */
function HideAmountsButton() {
  const trpc = useTRPC();
  const { data, isPending } = useQuery(trpc.policies.list.queryOptions(undefined, { enabled: false }));
  const isHidden = useAmountsHidden();
  if (data && data.policies.length + data.unreadable === 0) return null;
  return (
    <button
      type="button"
      className={styles.tool}
      style={isPending ? { visibility: 'hidden' } : undefined}
      aria-pressed={isHidden}
      onClick={amountsStore.toggle}
    >
      <Icon shape={isHidden ? eyeOffIcon : eyeIcon} className={styles.toolIcon} />
      <span className={styles.toolLabel}>Hide amounts</span>
    </button>
  );
}

type CountedLinkProps = {
  path: Path<'/tabs/messages'> | Path<'/tabs/documents'>;
  icon: string;
  /** Undefined until it is known. */
  count: { offered: boolean; unread: number } | undefined;
  /** Small screens have it in the account. */
  isWideOnly?: boolean;
};

/** the way to messages or documents, with the number of unread ones; nothing where the firm offers none. */
function CountedLink({ path, icon, count, isWideOnly = false }: CountedLinkProps) {
  const { offered = true, unread = 0 } = count ?? {};
  if (!offered) return null;
  const { title } = path;
  return (
    <NavLink className={isWideOnly ? `${styles.tool} ${styles.wideOnly}` : styles.tool} to={path.to()}>
      <Icon shape={icon} className={styles.toolIcon} />
      <span className="visually-hidden">{unread > 0 ? `${title}, ${unread} unread` : title}</span>
      <span className={styles.toolLabel} aria-hidden="true">
        {title}
      </span>
      <span className={styles.badge}>
        <UnreadBadge count={unread} />
      </span>
    </NavLink>
  );
}

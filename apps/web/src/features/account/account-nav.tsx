import { portalConfiguration } from '#core/configuration.ts';
import { PageLink } from '#core/page-link.tsx';
import { paths } from '#core/paths.ts';
import { useSession } from '#core/session/use-session.ts';
import { hereMark } from '#ui/here-mark.ts';
import { Icon } from '#ui/icon.tsx';
import { buildingIcon, keyIcon, messageIcon } from '#ui/icons/account-icons.ts';
import { accountIcon, policiesIcon } from '#ui/icons/navigation-icons.ts';
import { signOutIcon } from '#ui/icons/portfolio-icons.ts';
import { rightIcon } from '#ui/icons/review-icons.ts';
import { deviceIcon, lockIcon, shieldIcon } from '#ui/icons/security-icons.ts';
import styles from './account-nav.module.css';
import { type AccountPart, partAddress } from './account-parts.ts';
import { AccountPerson } from './account-person.tsx';
import { useAccountNotes } from './use-account-notes.ts';

type Entry = { to: string; label: string; icon: string; note?: string | undefined; isCurrent?: boolean };

/** Everything that the account leads to, with its state. Log out is there whatever else could not be read (row R8). */
export function AccountNav({ part }: { part: AccountPart }) {
  const { isVip } = useSession();
  const { notes, notOffered } = useAccountNotes();
  const own = (name: AccountPart, label: string, icon: string): Entry => ({
    to: partAddress[name],
    label,
    icon,
    isCurrent: name === part || (name === 'details' && part === 'update'),
  });
  const entries: Entry[] = [
    own('details', 'Personal details', accountIcon),
    own('password', 'Password', lockIcon),
    { ...own('secondFactor', 'Two-step verification', shieldIcon), note: notes.secondFactor },
    ...(notOffered.has('devices') ? [] : [{ ...own('devices', 'Devices', deviceIcon), note: notes.devices }]),
    ...(notOffered.has('messages')
      ? []
      : [{ to: paths.messages.to(), label: 'Messages', icon: messageIcon, note: notes.messages }]),
    ...(isVip ? [{ to: paths.aboutVip.to(), label: 'Your VIP service', icon: keyIcon }] : []),
    { to: paths.firm.to(), label: `About ${portalConfiguration.firmShortName}`, icon: buildingIcon },
    own('legal', 'Legal and complaints', policiesIcon),
    { to: paths.logout.to(), label: 'Log out', icon: signOutIcon },
  ];
  return (
    <>
      <AccountPerson />
      <ul className={styles.nav}>
        {entries.map((entry) => (
          <li key={entry.to}>
            <NavEntry {...entry} />
          </li>
        ))}
      </ul>
    </>
  );
}

function NavEntry({ to, label, icon, note, isCurrent = false }: Entry) {
  return (
    <PageLink className={`${hereMark} ${styles.entry}`} to={to} aria-current={isCurrent ? 'page' : undefined}>
      <Icon shape={icon} />
      <span className={styles.label}>{label}</span>
      {note === undefined ? null : <span className={styles.note}>{note}</span>}
      <Icon shape={rightIcon} className={styles.chevron} />
    </PageLink>
  );
}

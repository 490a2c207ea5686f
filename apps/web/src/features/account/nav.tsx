import { useQuery } from '@tanstack/react-query';
import { portalConfiguration } from '#core/configuration.ts';
import { clientName } from '#core/format/names.ts';
import { PageLink } from '#core/routing/links/link.tsx';
import { paths } from '#core/routing/paths.ts';
import { useSession } from '#core/session/store.ts';
import {
  isOffered,
  useDocumentCount,
  useDocumentsOffered,
  useMessageCountQuery,
} from '#core/trpc/offered-queries.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { Avatar } from '#ui/data/avatar.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import {
  accountIcon,
  buildingIcon,
  clockIcon,
  deviceIcon,
  documentIcon,
  Icon,
  keyIcon,
  lockIcon,
  messageIcon,
  policiesIcon,
  rightIcon,
  shieldIcon,
  signOutIcon,
} from '#ui/icons.tsx';
import { currentMarkOnWide } from '#ui/layout/list-detail.tsx';
import { useSecurityEvents } from './history/security-events-queries.ts';
import styles from './nav.module.css';
import { type AccountPart, parts } from './search-params.ts';

type Entry = {
  id?: string;
  to: string;
  label: string;
  icon: string;
  note?: string | undefined;
  isCurrent?: boolean;
  /** Of an extension of the API; undefined while the firm is asked. */
  isOffered?: boolean | undefined;
};

/** P-49: the list of the account's parts, with their state. Sign out is there even if the rest fails to load. */
export function AccountNav({ part }: { part: AccountPart }) {
  const { isVip } = useSession();
  const { notes, offered } = useAccountNotes();
  const unreadDocuments = useDocumentCount()?.unread ?? 0;
  const own = (name: AccountPart, icon: string): Entry => ({
    id: rowIdOf(name),
    to: parts[name].to,
    label: parts[name].name,
    icon,
    isCurrent: name === part || (name === 'details' && part === 'update'),
  });
  const entries: Entry[] = [
    own('details', accountIcon),
    own('password', lockIcon),
    { ...own('secondFactor', shieldIcon), note: notes.secondFactor },
    { ...own('devices', deviceIcon), note: notes.devices, isOffered: offered.devices },
    { ...own('history', clockIcon), isOffered: offered.history },
    {
      to: paths.documents.to(),
      label: paths.documents.title,
      icon: documentIcon,
      note: newText(unreadDocuments),
      isOffered: offered.documents,
    },
    {
      to: paths.messages.to(),
      label: 'Messages',
      icon: messageIcon,
      note: notes.messages,
      isOffered: offered.messages,
    },
    ...(isVip ? [{ to: paths.aboutVip.to(), label: 'Your VIP service', icon: keyIcon }] : []),
    { to: paths.firm.to(), label: `About ${portalConfiguration.firmShortName}`, icon: buildingIcon },
    own('legal', policiesIcon),
    { to: paths.logout.to(), label: 'Sign out', icon: signOutIcon },
  ];
  return (
    <>
      <AccountPerson />
      <ul className={styles.nav} aria-busy={entries.some(isUnknown)}>
        {entries
          .filter(({ isOffered }) => isOffered !== false)
          .map((entry) => (
            <li key={entry.to}>{isUnknown(entry) ? <EntrySkeleton /> : <NavEntry {...entry} />}</li>
          ))}
      </ul>
    </>
  );
}

/** The id of the row of a part. */
export function rowIdOf(part: AccountPart): string {
  return `account-${part}`;
}

function isUnknown(entry: Entry): boolean {
  return 'isOffered' in entry && entry.isOffered === undefined;
}

/** In place of an entry while it is not known whether the firm offers it. */
function EntrySkeleton() {
  return (
    <span className={styles.entry}>
      <Skeleton width="9rem" height="1.25rem" />
    </span>
  );
}

function NavEntry({ id, to, label, icon, note, isCurrent = false }: Entry) {
  return (
    <PageLink
      id={id}
      className={`${currentMarkOnWide} ${styles.entry}`}
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <Icon shape={icon} />
      <span className={styles.label}>{label}</span>
      {note === undefined ? null : <span className={styles.note}>{note}</span>}
      <Icon shape={rightIcon} className={styles.chevron} />
    </PageLink>
  );
}

/** The client's name above the list; on phones the details below the title show it. */
function AccountPerson() {
  const trpc = useTRPC();
  const { data: client } = useQuery(trpc.client.get.queryOptions());
  const name = client && (clientName(client) ?? client.email);
  if (!client || !name) return <div className={styles.person} />;
  return (
    <div className={styles.person}>
      <Avatar name={name} size="large" />
      <div>
        <p className={styles.name}>{name}</p>
        {client.clientSince === null ? null : (
          <p className={styles.since}>Client since {client.clientSince.slice(0, 4)}</p>
        )}
      </div>
    </div>
  );
}

type Note = 'secondFactor' | 'devices' | 'messages';

/** The notes beside the entries of the list. */
type AccountNotes = {
  notes: Partial<Record<Note, string | undefined>>;
  /** The extensions that the firm has; undefined while it is asked. */
  offered: Record<'devices' | 'history' | 'documents' | 'messages', boolean | undefined>;
};

/** The state of each part in a word; none when it is not known. A part that failed to load says so itself. */
function useAccountNotes(): AccountNotes {
  const trpc = useTRPC();
  const state = useQuery(trpc.user.mfaState.queryOptions()).data?.state;
  const devices = useQuery(trpc.device.list.queryOptions());
  const messages = useMessageCountQuery();
  const history = useSecurityEvents(1);
  return {
    notes: {
      ...(state && { secondFactor: state === 'required' ? 'On' : 'Off' }),
      ...(devices.data && { devices: String(devices.data.devices.length) }),
      messages: newText(messages.data?.unread ?? 0),
    },
    offered: {
      devices: isOffered(devices),
      history: isOffered(history),
      documents: useDocumentsOffered(),
      messages: isOffered(messages),
    },
  };
}

function newText(unread: number): string | undefined {
  return unread > 0 ? `${unread} new` : undefined;
}

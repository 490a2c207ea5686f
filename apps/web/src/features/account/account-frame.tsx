import type { ReactNode, Ref } from 'react';
import { Link } from '#core/link.tsx';
import { paths } from '#core/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { backIcon } from '#ui/icons/control-icons.ts';
import { ListDetail } from '#ui/list-detail.tsx';
import { paneHeading } from '#ui/pane-heading.ts';
import { textLink } from '#ui/text-link.ts';
import styles from './account-frame.module.css';
import { AccountNav } from './account-nav.tsx';
import type { AccountPart } from './account-parts.ts';

type AccountFrameProps = {
  part: AccountPart;
  heading: string;
  headingRef?: Ref<HTMLHeadingElement>;
  /** Stands beside the heading. */
  action?: ReactNode;
  isBusy?: boolean;
  children: ReactNode;
};

/** One part of the account beside the list of all. Phones begin with the details, and show any other part alone. */
export function AccountFrame(props: AccountFrameProps) {
  const { part, heading, headingRef, action, isBusy = false, children } = props;
  const pane = (
    <div className={styles.pane}>
      {part === 'devices' || part === 'legal' ? <BackToAccount /> : null}
      <header className={styles.head}>
        <h2 ref={headingRef} className={paneHeading} tabIndex={-1}>
          {heading}
        </h2>
        {action}
      </header>
      {children}
    </div>
  );
  const list = { listLabel: 'Account', list: <AccountNav part={part} />, isBusy };
  return part === 'details' ? (
    <ListDetail {...list} lead={pane} />
  ) : (
    <ListDetail {...list} detail={pane} narrow="detail" />
  );
}

/** Pages that have a path of their own have Back in the header. */
function BackToAccount() {
  return (
    <Link className={`${textLink} ${styles.back}`} to={paths.account.to()}>
      <Icon shape={backIcon} />
      Account
    </Link>
  );
}

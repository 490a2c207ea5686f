import type { ReactNode, Ref } from 'react';
import { SubjectHeading } from '#core/routing/headings/subject-heading.tsx';
import { PaneTitle } from '#ui/layout/headings.tsx';
import { ListDetail } from '#ui/layout/list-detail.tsx';
import styles from './frame.module.css';
import { AccountNav } from './nav.tsx';
import { type AccountPart, parts } from './search-params.ts';

type AccountFrameProps = {
  part: AccountPart;
  heading: string;
  headingRef?: Ref<HTMLHeadingElement>;
  /** Shown beside the heading. */
  action?: ReactNode;
  isBusy?: boolean;
  children: ReactNode;
};

/** One part of the account beside the list of all. Phones start with the details, and show any other part alone. */
export function AccountFrame(props: AccountFrameProps) {
  const { part, heading, headingRef, action, isBusy = false, children } = props;
  const pane = (
    <div className={styles.pane}>
      <header className={styles.head}>
        {parts[part].isTitled ? (
          <SubjectHeading ref={headingRef} name={heading} />
        ) : (
          <PaneTitle ref={headingRef} tabIndex={-1}>
            {heading}
          </PaneTitle>
        )}
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

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { backIcon, Icon } from '#ui/icons.tsx';
import styles from './entry-frame.module.css';

/** Class of the Back control at the head, for links and buttons alike. */
export const backLook: string = styles.back ?? '';

/** What a Back control shows. */
export function BackLabel({ children }: { children: string }) {
  return (
    <>
      <Icon shape={backIcon} />
      {children}
    </>
  );
}

/** Ids of the heading and of what introduces the page. */
export const entryIds = { title: 'entry-title', intro: 'entry-intro' } as const;

export type EntryFrameProps = {
  title: string;
  intro?: ReactNode;
  back?: ReactNode;
  foot: ReactNode;
  width?: 'form' | 'mid' | 'wide';
  /**
   * L-47: moves focus to the heading on arrival, so that screen readers announce a new page or step. A field that has
   * it keeps it.
   */
  takesFocus: boolean;
  children?: ReactNode;
};

/** One page or step before sign-in: Back, heading, introduction, content, foot. */
export function EntryFrame({
  title,
  intro,
  back,
  foot,
  width = 'form',
  takesFocus,
  children,
}: EntryFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const hasFocus = heading.current?.parentElement?.contains(document.activeElement);
    if (takesFocus && !hasFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.frame}>
      <header className={styles.head}>{back}</header>
      <main id="main" className={styles.main} data-width={width}>
        <h1 ref={heading} id={entryIds.title} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {intro ? (
          <p id={entryIds.intro} className={styles.intro}>
            {intro}
          </p>
        ) : null}
        {children}
      </main>
      <footer className={styles.foot}>{foot}</footer>
    </div>
  );
}

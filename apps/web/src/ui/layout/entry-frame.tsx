import { type ReactNode, useEffect, useRef } from 'react';
import { backIcon, Icon } from '../icons.tsx';
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

export type EntryFrameProps = {
  title: string;
  intro?: ReactNode;
  back?: ReactNode;
  foot: ReactNode;
  width?: 'form' | 'mid' | 'wide';
  /** Moves focus to the heading on arrival, so that screen readers announce a new page or step. */
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
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.frame}>
      <header className={styles.head}>{back}</header>
      <main id="main" className={styles.main} data-width={width}>
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {intro ? <p className={styles.intro}>{intro}</p> : null}
        {children}
      </main>
      <footer className={styles.foot}>{foot}</footer>
    </div>
  );
}

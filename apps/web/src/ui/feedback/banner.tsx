import type { ReactNode } from 'react';
import { alertIcon, Icon, infoIcon } from '#ui/icons.tsx';
import styles from './banner.module.css';

type ErrorBannerProps = { id?: string; children: ReactNode; more?: ReactNode };

/** L-51: the word "Error!" and the message, announced at once. */
export function ErrorBanner({ id, children, more }: ErrorBannerProps) {
  return (
    <div id={id} className={styles.banner} role="alert">
      <Icon shape={alertIcon} className={styles.icon} />
      <div>
        <p>
          <strong className={styles.word}>Error!</strong> {children}
        </p>
        {more}
      </div>
    </div>
  );
}

type NoteBannerProps = { kind?: 'info' | 'done'; children: ReactNode };

/** A note that is not an error: something was done, or something to know before continuing. */
export function NoteBanner({ kind = 'info', children }: NoteBannerProps) {
  return (
    <div className={styles.banner} data-kind={kind}>
      <Icon shape={infoIcon} className={styles.icon} />
      <p>{children}</p>
    </div>
  );
}

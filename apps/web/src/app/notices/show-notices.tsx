import { createRoot } from 'react-dom/client';
import { canBeKept } from '#env.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import styles from './show-notices.module.css';
import { UpdateNotice } from './update-notice.tsx';

/** Notices about the portal itself, in a React root of their own so that no first paint waits for them. */
export function showNotices(): void {
  const container = document.createElement('div');
  container.className = styles.container ?? '';
  // Announces whatever is put into it.
  container.ariaLive = 'polite';
  document.body.append(container);
  createRoot(container).render(
    <>
      <ConnectionNotice />
      {canBeKept && 'serviceWorker' in navigator && <UpdateNotice />}
    </>,
  );
}

import { createRoot } from 'react-dom/client';
import { canBeKept } from '#env.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import styles from './notice.module.css';
import { UpdateNotice } from './update-notice.tsx';

/** What is said of the portal itself: a root of its own, so that no first paint carries it. */
export function showNotices(): void {
  const place = document.createElement('div');
  place.className = styles.place ?? '';
  // Announced as soon as something stands in it.
  place.ariaLive = 'polite';
  document.body.append(place);
  createRoot(place).render(
    <>
      <ConnectionNotice />
      {canBeKept && 'serviceWorker' in navigator && <UpdateNotice />}
    </>,
  );
}

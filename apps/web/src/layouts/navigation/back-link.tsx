import { type MouseEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isPlainClick, Link } from '#core/routing/links/link.tsx';
import { iconButton } from '#ui/action/classes.ts';
import { backIcon, Icon } from '#ui/icons.tsx';
import styles from './back-link.module.css';
import { parentPageOf } from './parent-page.ts';

/**
 * on small screens, a link Back on each page that has a parent page: to the page before where a page of
 * the portal led here, else to the parent page.
 */
export function BackLink() {
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const left = useRef('');
  const parent = parentPageOf(pathname, search);
  if (parent === null) return null;

  function goBack(event: MouseEvent) {
    if (!state?.from || !isPlainClick(event)) return;
    event.preventDefault();
    // A second press, while the page before is still on its way.
    if (left.current === key && window.history.state?.key !== key) return;
    left.current = key;
    void navigate(-1);
  }
  return (
    <Link className={`${iconButton} ${styles.back}`} to={parent} aria-label="Back" onClick={goBack}>
      <Icon shape={backIcon} />
    </Link>
  );
}

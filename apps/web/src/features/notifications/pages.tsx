import { Link } from '#core/routing/link.tsx';
import { iconButton } from '#ui/action/classes.ts';
import { Icon, leftIcon, rightIcon } from '#ui/icons.tsx';
import styles from './pages.module.css';
import { addressOf } from './search-params.ts';

type NotificationPagesProps = { page: number; pages: number };

/** P-7: from page to page. A single page needs no way on. */
export function NotificationPages({ page, pages }: NotificationPagesProps) {
  if (pages < 2) return null;
  return (
    <nav className={styles.pages} aria-label="Pages">
      <Step label="Previous page" icon={leftIcon} page={page - 1} isThere={page > 1} />
      <span>
        Page {page} of {pages}
      </span>
      <Step label="Next page" icon={rightIcon} page={page + 1} isThere={page < pages} />
    </nav>
  );
}

type StepProps = { label: string; icon: string; page: number; isThere: boolean };

function Step({ label, icon, page, isThere }: StepProps) {
  if (!isThere)
    return (
      <button type="button" className={iconButton} data-boxed disabled aria-label={label}>
        <Icon shape={icon} />
      </button>
    );
  return (
    <Link className={iconButton} data-boxed to={addressOf({ page, id: null })} aria-label={label}>
      <Icon shape={icon} />
    </Link>
  );
}

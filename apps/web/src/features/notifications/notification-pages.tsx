import { Link } from '#core/link.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconButton } from '#ui/icon-button.ts';
import { leftIcon, rightIcon } from '#ui/icons/review-icons.ts';
import { placeAddress } from './notification-address.ts';
import styles from './notification-pages.module.css';

type NotificationPagesProps = { page: number; pages: number };

/** Row P7: from page to page. A single page needs no way on. */
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
    <Link className={iconButton} data-boxed to={placeAddress({ page, id: null })} aria-label={label}>
      <Icon shape={icon} />
    </Link>
  );
}

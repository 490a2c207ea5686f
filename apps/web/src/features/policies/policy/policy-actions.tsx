import { isNative } from '#env.ts';
import { Icon } from '#ui/icon.tsx';
import { printIcon } from '#ui/icons/review-icons.ts';
import { textLink } from '#ui/text-link.ts';
import styles from './policy-actions.module.css';

/** What can be done with the page itself; a packaged app's web view prints nothing. */
export function PolicyActions() {
  if (isNative) return null;
  return (
    <p className={styles.actions}>
      <button type="button" className={textLink} onClick={() => window.print()}>
        <Icon shape={printIcon} />
        Print this policy
      </button>
    </p>
  );
}

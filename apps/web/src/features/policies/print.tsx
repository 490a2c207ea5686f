import { offersStatements } from '#core/configuration.ts';
import { PageLink } from '#core/routing/links/link.tsx';
import { paths } from '#core/routing/paths.ts';
import { canPrint } from '#env.ts';
import { textLink } from '#ui/action/classes.ts';
import { Icon, printIcon, shieldIcon } from '#ui/icons.tsx';
import styles from './print.module.css';

export function PrintButton({ label }: { label: string }) {
  if (!canPrint) return null;
  return (
    <div className={styles.button}>
      <button type="button" className={textLink} onClick={() => window.print()}>
        <Icon shape={printIcon} />
        {label}
      </button>
    </div>
  );
}

/** To where a statement is made (P-15), where statements are offered (P-54). */
export function StatementLink() {
  if (!offersStatements) return null;
  return (
    <div className={styles.button}>
      <PageLink className={textLink} to={paths.statement.to()}>
        <Icon shape={shieldIcon} />
        Make a statement of holdings
      </PageLink>
    </div>
  );
}

/** Below printed values: what they mean. */
export function PrintNote() {
  return (
    <p className={styles.note}>
      Each value is as at the day beside it and may have changed since. It is not a promise of what would be
      paid on a sale or a transfer.
    </p>
  );
}

import { useFirm } from '#core/branding/use-firm.ts';
import { disclaimer } from '#core/messages.ts';
import { isNative } from '#env.ts';
import { textLink } from '#ui/action/classes.ts';
import { formatDay } from '#ui/format/day.ts';
import { Icon, printIcon } from '#ui/icons.tsx';
import styles from './print.module.css';

/** Not in a packaged app, whose web view cannot print. */
export function PrintButton() {
  if (isNative) return null;
  return (
    <p className={styles.button}>
      <button type="button" className={textLink} onClick={() => window.print()}>
        <Icon shape={printIcon} />
        Print this policy
      </button>
    </p>
  );
}

/** Above a printed policy: the firm, and the date of printing. */
export function PrintHead({ today }: { today: string }) {
  const { name } = useFirm();
  return (
    <p className={styles.frame}>
      <strong>{name}</strong> <span>Printed on {formatDay(today)}</span>
    </p>
  );
}

/** Below a printed policy: what a printed value means, and the regulatory disclaimer. */
export function PrintFoot() {
  const { name } = useFirm();
  return (
    <p className={styles.frame}>
      Each value is as at the day beside it and may have changed since. It is not a promise of what would be
      paid on a sale or a transfer. {disclaimer(name)}
    </p>
  );
}

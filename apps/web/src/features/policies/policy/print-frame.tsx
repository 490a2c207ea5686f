import { disclaimer } from '#core/branding/disclaimer.ts';
import { useFirm } from '#core/branding/use-firm.ts';
import { formatDay } from '#ui/format-day.ts';
import styles from './print-frame.module.css';

/** Stands over a policy on paper alone: from whom it is, and when it was printed. */
export function PrintHead({ today }: { today: string }) {
  const { name } = useFirm();
  return (
    <p className={styles.frame}>
      <strong>{name}</strong> <span>Printed on {formatDay(today)}</span>
    </p>
  );
}

/** Stands below it: what a printed figure is worth, and what the regulator wants to be said. */
export function PrintFoot() {
  const { name } = useFirm();
  return (
    <p className={styles.frame}>
      Each value is as at the day beside it and may have changed since. It is not a promise of what would be
      paid on a sale or a transfer. {disclaimer(name)}
    </p>
  );
}

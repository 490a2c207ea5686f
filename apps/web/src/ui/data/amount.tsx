import type { CSSProperties } from 'react';
import { formatMoney, machineMoney, moneyParts } from '#ui/format/money.ts';
import styles from './amount.module.css';

type AmountProps = {
  /** Integer pence. */
  pence: number;
  /** A hidden amount shows dots of fixed width, and says so to a screen reader. */
  isHidden?: boolean | undefined;
  /** For amounts that are usually whole pounds, such as cover: no pence are shown when there are none. */
  isWhole?: boolean | undefined;
};

/** Money: pounds in full strength, pence smaller. Never coloured; a real minus sign. */
export function Amount({ pence, isHidden = false, isWhole = false }: AmountProps) {
  if (isHidden) return <HiddenAmount />;
  const parts = moneyParts(pence);
  return (
    <data className={styles.amount} value={machineMoney(pence)}>
      {parts.sign}£{parts.pounds}
      {isWhole && parts.pence === '00' ? null : <span className={styles.pence}>.{parts.pence}</span>}
    </data>
  );
}

type LargeAmountProps = AmountProps & { size: 'large' | 'total'; unit?: string | undefined };

/** An amount as the largest thing of its screen (`total`) or of its section (`large`). */
export function LargeAmount({ size, unit = '', ...amount }: LargeAmountProps) {
  const characters = (amount.isHidden ? 8 : formatMoney(amount.pence).length) + unit.length / 2;
  return (
    <span className={styles.frame}>
      <span className={styles[size]} style={{ '--characters': characters } as CSSProperties}>
        <Amount {...amount} />
        {unit && <small className={styles.unit}> {unit}</small>}
      </span>
    </span>
  );
}

function HiddenAmount() {
  return (
    <span className={styles.amount}>
      <span aria-hidden="true">
        £<i className={styles.mask} />
      </span>
      <span className="visually-hidden">amount hidden</span>
    </span>
  );
}

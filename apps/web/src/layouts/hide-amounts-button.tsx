import { amountsStore, useAmountsHidden } from '#core/amounts/store.ts';
import { eyeIcon, eyeOffIcon, Icon } from '#ui/icons.tsx';
import styles from './hide-amounts-button.module.css';

/** Hides every amount of the portal at once. Its name never changes: whether it is pressed says which state holds. */
export function HideAmountsButton() {
  const isHidden = useAmountsHidden();
  return (
    <button type="button" className={styles.button} aria-pressed={isHidden} onClick={amountsStore.toggle}>
      <Icon shape={isHidden ? eyeOffIcon : eyeIcon} className={styles.icon} />
      <span className={styles.label}>Hide amounts</span>
    </button>
  );
}

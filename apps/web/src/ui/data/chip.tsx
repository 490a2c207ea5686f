import { Icon } from '#ui/icons.tsx';
import styles from './chip.module.css';

type ChipProps = {
  meaning?: 'plain' | 'positive' | 'caution' | 'watch' | 'negative' | 'info' | 'accent';
  /** Path data from `ui/icons`; a verdict always has one. */
  icon?: string;
  children: string;
};

/** A state or a verdict in a word or two. A category is not a chip: it has its square. */
export function Chip({ meaning = 'plain', icon, children }: ChipProps) {
  return (
    <span className={styles.chip} data-meaning={meaning}>
      {icon === undefined ? null : <Icon shape={icon} className={styles.icon} />}
      {children}
    </span>
  );
}

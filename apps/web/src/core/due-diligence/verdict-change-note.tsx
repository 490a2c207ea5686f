import type { Verdict } from '@portal/contract/v1/due-diligence';
import { downArrowIcon, Icon, minusIcon, upArrowIcon } from '#ui/icons.tsx';
import { type VerdictChange, verdictChange } from './verdict.ts';
import styles from './verdict-change-note.module.css';

const icons: Record<VerdictChange['direction'], string> = {
  up: upArrowIcon,
  down: downArrowIcon,
  same: minusIcon,
};

type VerdictChangeNoteProps = { verdict: Verdict | null; previous: Verdict | null };

/**
 * How a verdict has changed since the year before, shown beside its chip. P-57: nothing where the firm gives none for
 * the year before, which does not say that the provider is new.
 */
export function VerdictChangeNote({ verdict, previous }: VerdictChangeNoteProps) {
  if (verdict === null || previous === null) return null;
  const { direction, text } = verdictChange(verdict, previous);
  return (
    <span className={styles.change} data-direction={direction}>
      <Icon shape={icons[direction]} className={styles.icon} />
      {text}
    </span>
  );
}

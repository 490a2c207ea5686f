import { countOf } from '#ui/format/counts.ts';
import styles from './unreadable-note.module.css';

type UnreadableNoteProps = {
  count: number;
  /** What one of them is called, such as "provider". */
  one: string;
  many: string;
};

/**
 * How many items of a list could not be read: the list is shown without them, with one line that says so; nothing for
 * 0.
 */
export function UnreadableNote({ count, one, many }: UnreadableNoteProps) {
  if (count === 0) return null;
  const what = count === 1 ? `One ${one}` : countOf(count, [one, many]);
  return <p className={styles.note}>{what} could not be read.</p>;
}

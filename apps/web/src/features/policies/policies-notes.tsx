import type { ComponentProps } from 'react';
import { apartFromTotal } from './apart.ts';
import { ApartBlock } from './apart-block.tsx';
import { oncePerList } from './once-per-list.ts';
import styles from './policies-notes.module.css';
import { ValueNotices } from './value-notices.tsx';

const apartOnce = oncePerList(apartFromTotal);

/** What people should know about the figures: values that are old or could not be read, and what the total leaves out. */
export function PoliciesNotes(props: ComponentProps<typeof ValueNotices>) {
  const apart = apartOnce(props.policies);
  return (
    <div className={styles.notes}>
      <ValueNotices {...props} />
      {apart.length > 0 ? <ApartBlock apart={apart} /> : null}
    </div>
  );
}

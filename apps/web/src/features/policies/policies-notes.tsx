import { type ComponentProps, useMemo } from 'react';
import { apartFromTotal } from './apart.ts';
import { ApartBlock } from './apart-block.tsx';
import styles from './policies-notes.module.css';
import { ValueNotices } from './value-notices.tsx';

/** What people should know about the figures: values that are old or could not be read, and what the total leaves out. */
export function PoliciesNotes(props: ComponentProps<typeof ValueNotices>) {
  const apart = useMemo(() => apartFromTotal(props.policies), [props.policies]);
  return (
    <div className={styles.notes}>
      <ValueNotices {...props} />
      {apart.length > 0 ? <ApartBlock apart={apart} /> : null}
    </div>
  );
}

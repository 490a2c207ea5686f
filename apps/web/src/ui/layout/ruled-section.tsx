import { type ReactNode, useId } from 'react';
import { SectionHeading } from '#ui/layout/headings.tsx';
import styles from './ruled-section.module.css';

type RuledSectionProps = {
  heading: string;
  /** For links to it. */
  anchor?: string;
  /** Shown at the other end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A section under a heading with a rule. With an anchor it takes the focus when a link targets it. */
export function RuledSection({ heading, anchor, aside, children }: RuledSectionProps) {
  const headingId = useId();
  return (
    <section
      className={styles.section}
      id={anchor}
      tabIndex={anchor === undefined ? undefined : -1}
      aria-labelledby={headingId}
    >
      <header className={styles.head}>
        <SectionHeading id={headingId} level={3}>
          {heading}
        </SectionHeading>
        {aside}
      </header>
      {children}
    </section>
  );
}

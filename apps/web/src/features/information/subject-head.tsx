import type { ReactNode } from 'react';
import { paneHeading } from '#ui/pane-heading.ts';
import { ProviderMark } from '#ui/provider-mark.tsx';
import styles from './subject-head.module.css';

type SubjectHeadProps = { label: string; name: string; logoUrl: string | null; aside?: ReactNode };

/** Head of a page about one provider: its mark, what the page is, its name, and where it stands. */
export function SubjectHead({ label, name, logoUrl, aside }: SubjectHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.subject}>
        <ProviderMark name={name} logoUrl={logoUrl} />
        <div className={styles.words}>
          <p className={styles.label}>{label}</p>
          <h2 className={paneHeading}>{name}</h2>
        </div>
      </div>
      <div className={styles.aside}>{aside}</div>
    </header>
  );
}

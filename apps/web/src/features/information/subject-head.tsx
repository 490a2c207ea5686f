import type { ReactNode } from 'react';
import { providerName } from '#core/provider-name.ts';
import { paneHeading } from '#ui/pane-heading.ts';
import { ProviderMark } from '#ui/provider-mark.tsx';
import styles from './subject-head.module.css';

type SubjectHeadProps = {
  label: string | null;
  provider: { uuid: string; name: string | null; logoUrl: string | null };
  aside?: ReactNode;
};

/** Head of a page about one provider: its mark, what the page is, its name, and its verdict. */
export function SubjectHead({ label, provider, aside }: SubjectHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.subject}>
        <ProviderMark name={provider.name} logoUrl={provider.logoUrl} />
        <div className={styles.words}>
          {label === null ? null : <p className={styles.label}>{label}</p>}
          <h2 className={paneHeading}>{providerName(provider)}</h2>
        </div>
      </div>
      <div className={styles.aside}>{aside}</div>
    </header>
  );
}

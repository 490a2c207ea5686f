import type { ReactNode } from 'react';
import { isBlank } from '#core/format/firm-text.ts';
import { providerName } from '#core/format/names.ts';
import { ProviderMark } from '#ui/brand/provider-mark.tsx';
import { paneTitle, smallLabel } from '#ui/layout/headings.ts';
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
        <div className={styles.text}>
          {isBlank(label) ? null : <p className={smallLabel}>{label}</p>}
          <h2 className={paneTitle}>{providerName(provider)}</h2>
        </div>
      </div>
      <div className={styles.aside}>{aside}</div>
    </header>
  );
}

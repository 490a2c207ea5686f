import type { ReactNode, Ref } from 'react';
import { providerName } from '#core/format/provider-name.ts';
import { SubjectHeading } from '#core/routing/headings/subject-heading.tsx';
import { ProviderMark } from '#ui/brand/provider-mark.tsx';
import { SmallLabel } from '#ui/layout/headings.tsx';
import styles from './subject-head.module.css';

type SubjectHeadProps = {
  label: string | null;
  provider: { uuid: string; name: string | null; logoUrl: string | null };
  aside: ReactNode;
  headingRef: Ref<HTMLHeadingElement>;
  /** The title of the page where it is more than the name. */
  title?: string | undefined;
};

/** Head of a page about one provider: its mark, what the page is, its name, and its verdict. */
export function SubjectHead({ label, provider, aside, headingRef, title }: SubjectHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.subject}>
        <ProviderMark name={provider.name} logoUrl={provider.logoUrl} />
        <div className={styles.text}>
          {label === null ? null : <SmallLabel>{label}</SmallLabel>}
          <SubjectHeading ref={headingRef} name={providerName(provider)} title={title} />
        </div>
      </div>
      <div className={styles.aside}>{aside}</div>
    </header>
  );
}

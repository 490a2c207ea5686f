import { type ReactNode, useState } from 'react';
import styles from './disclosure.module.css';
import { Icon } from './icon.tsx';
import { rightIcon } from './icons/review-icons.ts';
import { usePrinting } from './use-printing.ts';

type DisclosureProps = { label: string; children: ReactNode };

/** Something that most people can do without until they ask for it; on paper it is always there. */
export function Disclosure({ label, children }: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isPrinted = usePrinting();
  return (
    <details
      className={styles.disclosure}
      open={isOpen || isPrinted}
      onToggle={(event) => isPrinted || setIsOpen(event.currentTarget.open)}
    >
      <summary className={styles.label}>
        <Icon shape={rightIcon} className={styles.arrow} />
        {label}
      </summary>
      {isOpen || isPrinted ? children : null}
    </details>
  );
}

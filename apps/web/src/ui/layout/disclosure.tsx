import { type ReactNode, useState } from 'react';
import { usePrinting } from '../hooks/use-printing.ts';
import { Icon, rightIcon } from '../icons.tsx';
import styles from './disclosure.module.css';

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

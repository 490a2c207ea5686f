import { type ReactNode, useState } from 'react';
import { usePrinting } from '#ui/hooks/use-printing.ts';
import { Icon, rightIcon } from '#ui/icons.tsx';
import styles from './disclosure.module.css';

type DisclosureProps = {
  label: string;
  /** On paper even where it is closed, unless it is too long for that. */
  isLong?: boolean;
  children: ReactNode;
};

/** Content that most people do not need, shown on request. */
export function Disclosure({ label, isLong = false, children }: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isPrinted = usePrinting() && !isLong;
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

import type { ReactNode } from 'react';
import { Icon, searchIcon } from '#ui/icons.tsx';
import styles from './search-field.module.css';

type SearchFieldProps = {
  label: string;
  placeholder: string;
  value: string;
  disabled?: boolean;
  onChange?: (text: string) => void;
  onFocus?: () => void;
};

/** A native search field; Escape empties it. */
export function SearchField({
  label,
  placeholder,
  value,
  disabled = false,
  onChange,
  onFocus,
}: SearchFieldProps) {
  return (
    <div className={styles.search}>
      <Icon shape={searchIcon} className={styles.icon} />
      <input
        className={styles.input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange?.(event.target.value)}
        onFocus={onFocus}
      />
    </div>
  );
}

/** The landmark around a search and its filters. Input applies at once, so Enter sends nothing. */
export function SearchForm({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: jsdom 31 does not know <search>, so React logs an error in every test
    <form role="search" className={className} onSubmit={(event) => event.preventDefault()}>
      {children}
    </form>
  );
}

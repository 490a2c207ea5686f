import styles from './spinner.module.css';

/** A turning ring. Decoration: the caller also says in text what is loading. */
export function Spinner({ size = 'text' }: { size?: 'text' | 'large' }) {
  return <span className={styles.spinner} data-size={size} aria-hidden="true" />;
}

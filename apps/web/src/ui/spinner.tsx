import styles from './spinner.module.css';

/** A turning ring. It is decoration: whoever shows it also says in words what is going on. */
export function Spinner({ size = 'text' }: { size?: 'text' | 'large' }) {
  return <span className={styles.spinner} data-size={size} aria-hidden="true" />;
}

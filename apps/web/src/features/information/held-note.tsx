import styles from './held-note.module.css';

/** What kind of provider it is, and how many policies the person has there; nothing of what is not known. */
export function HeldNote({ kind, held }: { kind: string | null; held: number }) {
  if (held === 0) return <>{kind}</>;
  return (
    <>
      {kind === null ? null : `${kind} · `}
      <b className={styles.held}>you hold {held.toLocaleString('en-GB')}</b>
    </>
  );
}

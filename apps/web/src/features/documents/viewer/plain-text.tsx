import { type DocumentContent, isWhole } from './document-content.ts';
import { downloadHint } from './download-button.tsx';
import styles from './plain-text.module.css';

type PlainTextProps = { content: DocumentContent; title: string };

/** A text file as it is; of a long one the beginning. */
export function PlainText({ content, title }: PlainTextProps) {
  return (
    <>
      {isWhole(content) ? null : (
        <p className={styles.note}>
          This is where the file begins. {downloadHint('Download it to read all of it.')}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1) */}
      <section className={styles.text} aria-label={title} tabIndex={0}>
        <pre>{decodeText(content.first)}</pre>
      </section>
    </>
  );
}

/** UTF-8, or what Windows writes where it is not that. The last letter may be cut in two. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

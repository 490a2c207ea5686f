import { useMemo } from 'react';
import styles from './rich-text.module.css';
import { sanitiseHtml } from './sanitise-html.ts';

/** Text with marks from the firm: sanitised, then shown. Load it with the page that needs it, for the sanitiser is not small. */
export function RichText({ html }: { html: string }) {
  const clean = useMemo(() => sanitiseHtml(html), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only place that does so, and it takes what the sanitiser made
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: clean }} />;
}

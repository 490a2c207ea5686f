import { contentTitle } from '#core/content-title.ts';
import { useDocumentTitle } from '#core/page-title.ts';
import type { RouterOutputs } from '#core/trpc/router-outputs.ts';
import { formatDay } from '#ui/format-day.ts';
import { paneHeading } from '#ui/pane-heading.ts';
import { RichText } from '#ui/rich-text.tsx';
import styles from './content-article.module.css';

type ContentPage = RouterOutputs['content']['byId'];

/** The text of a page as the firm wrote it, sanitised, and the day of its last change where that is known. */
export function ContentArticle({ page }: { page: ContentPage }) {
  const title = contentTitle(page);
  useDocumentTitle(title);
  return (
    <article className={styles.article}>
      <header>
        <h2 className={paneHeading}>{title}</h2>
        {page.updatedOn === null ? null : <p className={styles.day}>Updated {formatDay(page.updatedOn)}</p>}
      </header>
      {page.html === null ? <p>This page has no text yet.</p> : <RichText html={page.html} />}
    </article>
  );
}

import { useDocumentTitle } from '#core/page-title.ts';
import type { RouterOutputs } from '#core/trpc/router-outputs.ts';
import { formatDay } from '#ui/format-day.ts';
import { paneHeading } from '#ui/pane-heading.ts';
import { RichText } from '#ui/rich-text.tsx';
import styles from './content-article.module.css';

type ContentPage = RouterOutputs['content']['byId'];

/** The text of a page as the firm wrote it, sanitised, and the day of its last change. */
export function ContentArticle({ page }: { page: ContentPage }) {
  useDocumentTitle(page.title);
  return (
    <article className={styles.article}>
      <header>
        <h2 className={paneHeading}>{page.title}</h2>
        <p className={styles.day}>Updated {formatDay(page.updatedOn)}</p>
      </header>
      <RichText html={page.html} />
    </article>
  );
}

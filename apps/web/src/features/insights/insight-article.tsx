import { useDocumentTitle } from '#core/page-title.ts';
import { RichText } from '#ui/rich-text.tsx';
import styles from './insight-article.module.css';
import { InsightByline } from './insight-byline.tsx';
import { InsightCover } from './insight-cover.tsx';
import { type Insight, insightTitle } from './insight-summary.ts';
import { LikeButton } from './like-button.tsx';
import { RelatedInsights } from './related-insights.tsx';
import { useInsightNames } from './use-insight-names.ts';

/** One article, to be read from top to bottom. */
export function InsightArticle({ insight }: { insight: Insight }) {
  const { names } = useInsightNames();
  const { categoryId, summary, html } = insight;
  const category = categoryId === null ? null : names.categories[categoryId];
  const title = insightTitle(insight);
  useDocumentTitle(title);
  return (
    <div className={styles.page}>
      <article className={styles.article}>
        <header>
          {categoryId === null ? null : <p className={styles.category}>{category}</p>}
          <h2 className={styles.title}>{title}</h2>
          {summary === null ? null : <p className={styles.summary}>{summary}</p>}
          <div className={styles.foot}>
            <InsightByline insight={insight} names={names} />
            <LikeButton insight={insight} />
          </div>
        </header>
        <InsightCover insightId={insight.id} />
        <div className={styles.prose}>
          {html === null ? <p>The text of this article is not available here.</p> : <RichText html={html} />}
        </div>
        {insight.authorBio === null ? null : <p className={styles.author}>{insight.authorBio}</p>}
      </article>
      <RelatedInsights insight={insight} category={category} />
    </div>
  );
}

import { useDocumentTitle } from '#core/page-title.ts';
import { RichText } from '#ui/rich-text.tsx';
import styles from './insight-article.module.css';
import { InsightByline } from './insight-byline.tsx';
import { InsightCover } from './insight-cover.tsx';
import type { Insight } from './insight-summary.ts';
import { LikeButton } from './like-button.tsx';
import { RelatedInsights } from './related-insights.tsx';
import { useInsightNames } from './use-insight-names.ts';

/** One article, to be read from top to bottom. */
export function InsightArticle({ insight }: { insight: Insight }) {
  const { names } = useInsightNames();
  const category = names.categories[insight.categoryId];
  useDocumentTitle(insight.title);
  return (
    <div className={styles.page}>
      <article className={styles.article}>
        <header>
          <p className={styles.category}>{category}</p>
          <h2 className={styles.title}>{insight.title}</h2>
          <p className={styles.summary}>{insight.summary}</p>
          <div className={styles.foot}>
            <InsightByline insight={insight} names={names} />
            <LikeButton insight={insight} />
          </div>
        </header>
        <InsightCover insightId={insight.id} />
        <div className={styles.prose}>
          <RichText html={insight.html} />
        </div>
        {insight.authorBio === null ? null : <p className={styles.author}>{insight.authorBio}</p>}
      </article>
      <RelatedInsights insight={insight} category={category} />
    </div>
  );
}

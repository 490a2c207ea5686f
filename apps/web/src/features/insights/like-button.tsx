import { failureSentence } from '#core/failure-sentence.ts';
import { countOf } from '#ui/count-words.ts';
import { Icon } from '#ui/icon.tsx';
import { heartIcon } from '#ui/icons/reading-icons.ts';
import { type InsightSummary, insightTitle } from './insight-summary.ts';
import styles from './like-button.module.css';
import { useLikeInsight } from './use-like-insight.ts';

type LikeButtonProps = { insight: Pick<InsightSummary, 'id' | 'title' | 'liked' | 'likeCount'> };

/** A like is given once and cannot be taken back, as the firm's API has no call for that. */
export function LikeButton({ insight }: LikeButtonProps) {
  const { id, likeCount } = insight;
  const liked = insight.liked === true;
  const { mutate, isPending, error } = useLikeInsight(id);
  return (
    <div className={styles.like}>
      <button
        type="button"
        className={styles.button}
        aria-pressed={liked}
        aria-disabled={liked}
        aria-label={nameOf(insight)}
        onClick={() => {
          if (!liked && !isPending) mutate({ id });
        }}
      >
        <Icon shape={heartIcon} className={styles.heart} />
        {likeCount === null ? null : <span>{likeCount.toLocaleString('en-GB')}</span>}
      </button>
      {error === null ? null : (
        <p role="alert" className={styles.failure}>
          Your like was not counted. {failureSentence(error)}
        </p>
      )}
    </div>
  );
}

/** With the count, where the firm gives one. */
function nameOf(insight: LikeButtonProps['insight']): string {
  const name = `Like “${insightTitle(insight)}”`;
  return insight.likeCount === null ? name : `${name}, ${countOf(insight.likeCount, ['like', 'likes'])}`;
}

import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { failureSentence } from '#core/errors/failure-text.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { countOf } from '#ui/format/counts.ts';
import { heartIcon, Icon } from '#ui/icons.tsx';
import { type InsightPart, type InsightSummary, insightTitle } from './insight-queries.ts';
import styles from './like-button.module.css';

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

type Change = <Liked extends Likes>(insight: Liked) => Liked;

/** P-6: the like is shown at once in every list, and undone when the firm did not count it. */
function useLikeInsight(id: string) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();

  function change(to: Change) {
    queryClient.setQueryData(trpc.insights.byId.queryKey({ id }), (insight) => insight && to(insight));
    queryClient.setQueriesData<InfiniteData<InsightPart>>(
      { queryKey: trpc.insights.list.infiniteQueryKey() },
      (list) => list && changeInList(list, id, to),
    );
  }
  return useMutation(
    trpc.insights.like.mutationOptions({
      onMutate: () => change(withOwnLike),
      onError: () => change(withoutOwnLike),
      onSuccess: ({ likeCount }) => change(withCountedLike(likeCount)),
    }),
  );
}

/** How often an article is liked, and whether by this client; null where the firm does not say. */
type Likes = { likeCount: number | null; liked: boolean | null };

/** The article with the like counted; a client counts once. */
export function withOwnLike<Liked extends Likes>(insight: Liked): Liked {
  return insight.liked ? insight : { ...insight, liked: true, likeCount: plus(insight.likeCount, 1) };
}

/** As it was before a like that was not counted. */
export function withoutOwnLike<Liked extends Likes>(insight: Liked): Liked {
  return insight.liked ? { ...insight, liked: false, likeCount: plus(insight.likeCount, -1) } : insight;
}

/** The firm's count; without one in the answer, the shown count stays. */
export function withCountedLike(likeCount: number | null) {
  return <Liked extends Likes>(insight: Liked): Liked => ({
    ...insight,
    liked: true,
    likeCount: likeCount ?? insight.likeCount,
  });
}

function plus(count: number | null, change: number): number | null {
  return count === null ? null : count + change;
}

/** The same pages of a list with one article changed. */
export function changeInList(
  list: InfiniteData<InsightPart>,
  id: string,
  change: <Liked extends Likes>(insight: Liked) => Liked,
): InfiniteData<InsightPart> {
  const pages = list.pages.map((part) => ({
    ...part,
    items: part.items.map((insight) => (insight.id === id ? change(insight) : insight)),
  }));
  return { ...list, pages };
}

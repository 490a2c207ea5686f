import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { failureSentence } from '#core/errors/app-error.ts';
import { codeMessages } from '#core/errors/code-messages.ts';
import { useOptimisticChange } from '#core/trpc/cache/optimistic-change.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { countOf, formatCount } from '#ui/format/counts.ts';
import { heartIcon, Icon } from '#ui/icons.tsx';
import { type InsightPart, type InsightSummary, insightTitle } from './insight-queries.ts';
import styles from './like-button.module.css';

type LikeButtonProps = {
  insight: Pick<InsightSummary, 'id' | 'title' | 'liked' | 'likeCount' | 'canUnlike'>;
};

/**
 * P-33: how many like an article, and a like, which is given once. Where the firm has no way to take it back, the
 * button says so before it is pressed.
 */
export function LikeButton({ insight }: LikeButtonProps) {
  const { id, likeCount } = insight;
  const liked = insight.liked === true;
  const isFinal = insight.canUnlike !== true;
  const { toggle, isBusy, failure } = useLikeInsight(id, liked);
  return (
    <div className={styles.like}>
      <button
        type="button"
        className={styles.button}
        aria-pressed={liked}
        aria-busy={isBusy}
        aria-disabled={liked && isFinal}
        aria-label={nameOf(insight)}
        onClick={({ detail }) => {
          const isSecondOfDoubleClick = detail > 1;
          if (!isSecondOfDoubleClick && !(liked && isFinal)) toggle();
        }}
      >
        <Icon shape={heartIcon} className={styles.heart} />
        {likeCount ? <span>{formatCount(likeCount)}</span> : null}
        {isFinal && !liked ? <span className={styles.final}>{final}</span> : null}
      </button>
      {failure === null ? null : (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </div>
  );
}

/** With the count, where there are likes and the firm counts them. It holds the text that is seen. */
function nameOf(insight: LikeButtonProps['insight']): string {
  const { likeCount } = insight;
  const parts = [
    `Like “${insightTitle(insight)}”`,
    likeCount ? countOf(likeCount, ['like', 'likes']) : null,
    insight.canUnlike || insight.liked ? null : final,
  ];
  return parts.filter((part) => part !== null).join(', ');
}

const final = 'Cannot be undone';

type Change = <Liked extends Likes>(insight: Liked) => Liked;

/**
 * The like, or that it is taken back, is shown at once in every list, and undone when the firm refuses it. What was
 * being read before is read again when the like has settled.
 */
function useLikeInsight(id: string, liked: boolean) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const ahead = useOptimisticChange(trpc.insights.pathFilter());

  const change = (to: Change) => ahead.change(() => changeEverywhere(to));
  function changeEverywhere(to: Change) {
    queryClient.setQueryData(trpc.insights.byId.queryKey({ id }), (insight) => insight && to(insight));
    queryClient.setQueriesData<InfiniteData<InsightPart>>(
      { queryKey: trpc.insights.list.infiniteQueryKey() },
      (list) => list && changeInList(list, id, to),
    );
  }
  const optionsOf = (shown: Change, undone: Change) => ({
    onMutate: async () => {
      await ahead.stopReading();
      change(shown);
    },
    onError: () => change(undone),
    onSuccess: (answer: Parameters<typeof asAnswered>[0]) => change(asAnswered(answer)),
    onSettled: () => void ahead.readAgain('cancelled'),
  });
  const like = useMutation(trpc.insights.like.mutationOptions(optionsOf(withOwnLike, withoutOwnLike)));
  const unlike = useMutation(trpc.insights.unlike.mutationOptions(optionsOf(withoutOwnLike, withOwnLike)));

  const isBusy = like.isPending || unlike.isPending;
  function toggle() {
    if (isBusy) return;
    const [wanted, other] = liked ? [unlike, like] : [like, unlike];
    other.reset();
    wanted.mutate({ id });
  }
  const failure =
    failureOf('Your like was not counted.', like.error) ??
    failureOf('Your like was not taken back.', unlike.error);
  return { toggle, isBusy, failure };
}

function failureOf(what: string, error: unknown): string | null {
  if (error === null) return null;
  const sentence = failureSentence(error);
  // A like has no entry to check.
  return `${what} ${sentence === codeMessages.VALIDATION ? 'Please try again later.' : sentence}`;
}

/** How often an article is liked, and whether by this client; null where the firm does not say. */
type Likes = { likeCount: number | null; liked: boolean | null };

/** The article with the like counted; a client counts once. */
export function withOwnLike<Liked extends Likes>(insight: Liked): Liked {
  return insight.liked ? insight : { ...insight, liked: true, likeCount: plus(insight.likeCount, 1) };
}

/** As it was before a like that was not counted, and as it is without one. */
export function withoutOwnLike<Liked extends Likes>(insight: Liked): Liked {
  return insight.liked ? { ...insight, liked: false, likeCount: plus(insight.likeCount, -1) } : insight;
}

/** As the firm answers; without a count in the answer, it is one more than before, or one less. */
export function asAnswered({ liked, likeCount }: { liked: boolean; likeCount: number | null }) {
  return <Liked extends Likes>(insight: Liked): Liked => {
    const changed = liked ? withOwnLike(insight) : withoutOwnLike(insight);
    return { ...changed, likeCount: likeCount ?? changed.likeCount };
  };
}

function plus(count: number | null, change: number): number | null {
  return count === null ? null : Math.max(0, count + change);
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

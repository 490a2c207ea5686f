import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '#core/trpc/react.ts';
import type { InsightPart } from './insight-summary.ts';
import { changeInList, type Likes, withCountedLike, withOwnLike, withoutOwnLike } from './like-change.ts';

type Change = <Liked extends Likes>(insight: Liked) => Liked;

/** Row P6: the like is shown at once, wherever the article stands, and taken back where the firm did not count it. */
export function useLikeInsight(id: string) {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();

  function change(to: Change) {
    utils.insights.byId.setData({ id }, (insight) => insight && to(insight));
    queryClient.setQueriesData<InfiniteData<InsightPart>>(
      { queryKey: getQueryKey(trpc.insights.list, undefined, 'infinite') },
      (list) => list && changeInList(list, id, to),
    );
  }
  return trpc.insights.like.useMutation({
    onMutate: () => change(withOwnLike),
    onError: () => change(withoutOwnLike),
    onSuccess: ({ likeCount }) => change(withCountedLike(likeCount)),
  });
}

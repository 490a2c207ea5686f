import type { InfiniteData } from '@tanstack/react-query';
import type { InsightPart } from './insight-summary.ts';

/** How often an article is liked, and whether by this person; null where the firm does not say. */
export type Likes = { likeCount: number | null; liked: boolean | null };

/** As it will be when the like has been counted; a person counts once. */
export function withOwnLike<Liked extends Likes>(insight: Liked): Liked {
  return insight.liked ? insight : { ...insight, liked: true, likeCount: plus(insight.likeCount, 1) };
}

/** As it was before a like that was not counted. */
export function withoutOwnLike<Liked extends Likes>(insight: Liked): Liked {
  return insight.liked ? { ...insight, liked: false, likeCount: plus(insight.likeCount, -1) } : insight;
}

/** As the firm counted it; where its answer says nothing, the count that is shown already stays. */
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

/** The same parts of a list with one article changed, wherever it stands. */
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

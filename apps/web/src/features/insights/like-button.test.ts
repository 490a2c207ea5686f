import { expect, test } from 'vitest';
import { anInsightSummary } from '#test/build/an-insight.ts';
import { asAnswered, changeInList, withOwnLike, withoutOwnLike } from './like-button.tsx';

const insight = anInsightSummary('gilts', { likeCount: 4 });

test('P-33: a like counts once', () => {
  const liked = withOwnLike(insight);
  expect(liked).toMatchObject({ liked: true, likeCount: 5 });
  expect(withOwnLike(liked)).toEqual(liked);
});

test('P-33: a like that was not counted leaves everything as it was', () => {
  expect(withoutOwnLike(withOwnLike(insight))).toEqual(insight);
  expect(withoutOwnLike(insight)).toEqual(insight);
});

test('API-19: an article without likes data can be liked; an unknown count stays unknown', () => {
  expect(withOwnLike({ ...insight, liked: null })).toMatchObject({ liked: true, likeCount: 5 });
  const uncounted = { ...insight, liked: null, likeCount: null };
  expect(withOwnLike(uncounted)).toMatchObject({ liked: true, likeCount: null });
  expect(withoutOwnLike(withOwnLike(uncounted))).toMatchObject({ liked: false, likeCount: null });
});

test('API-19: after a like the count is that of the answer, or one more where the answer says nothing', () => {
  expect(asAnswered({ liked: true, likeCount: 52 })(withOwnLike(insight))).toMatchObject({
    liked: true,
    likeCount: 52,
  });
  expect(asAnswered({ liked: true, likeCount: null })(withOwnLike(insight))).toMatchObject({
    liked: true,
    likeCount: 5,
  });
});

test('P-33: the answer says whether it is liked, even of an article that was read again in between', () => {
  expect(asAnswered({ liked: true, likeCount: 52 })(insight)).toMatchObject({ liked: true, likeCount: 52 });
  expect(asAnswered({ liked: true, likeCount: null })(insight)).toMatchObject({ liked: true, likeCount: 5 });
  const liked = withOwnLike(insight);
  expect(asAnswered({ liked: false, likeCount: null })(liked)).toMatchObject({ liked: false, likeCount: 4 });
});

test('P-33: only the article that was liked changes, in any page of the list', () => {
  const other = anInsightSummary('bonds');
  const list = {
    pages: [
      { items: [other], next: 'cursor', unreadable: 0 },
      { items: [insight], next: null, unreadable: 0 },
    ],
    pageParams: [null, 'cursor'],
  };
  const { pages, pageParams } = changeInList(list, 'gilts', withOwnLike);
  expect(pages.flatMap(({ items }) => items)).toEqual([other, withOwnLike(insight)]);
  expect(pages.map(({ next }) => next)).toEqual(['cursor', null]);
  expect(pageParams).toEqual(list.pageParams);
});

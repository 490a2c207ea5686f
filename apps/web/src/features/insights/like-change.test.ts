import { expect, test } from 'vitest';
import { anInsightSummary } from '#test/build/an-insight.ts';
import { changeInList, withOwnLike, withoutOwnLike } from './like-change.ts';

const insight = anInsightSummary('gilts', { likeCount: 4 });

test('P6: a like counts once', () => {
  const liked = withOwnLike(insight);
  expect(liked).toMatchObject({ liked: true, likeCount: 5 });
  expect(withOwnLike(liked)).toEqual(liked);
});

test('P6: a like that was not counted leaves everything as it was', () => {
  expect(withoutOwnLike(withOwnLike(insight))).toEqual(insight);
  expect(withoutOwnLike(insight)).toEqual(insight);
});

test('P6: only the article that was liked changes, in whichever part of the list it stands', () => {
  const other = anInsightSummary('bonds');
  const list = {
    pages: [
      { items: [other], next: 'place' },
      { items: [insight], next: null },
    ],
    pageParams: [null, 'place'],
  };
  const { pages, pageParams } = changeInList(list, 'gilts', withOwnLike);
  expect(pages.flatMap(({ items }) => items)).toEqual([other, withOwnLike(insight)]);
  expect(pages.map(({ next }) => next)).toEqual(['place', null]);
  expect(pageParams).toEqual(list.pageParams);
});

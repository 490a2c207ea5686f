import { expect, test } from 'vitest';
import { COVER_HEIGHT, COVER_WIDTH, coverDrawing } from './cover.tsx';

const ids = Array.from({ length: 200 }, (_item, index) => `article-${index}`);

test('an article always has the same cover, in the list as on its own page', () => {
  expect(coverDrawing('pensions-and-inheritance-tax')).toEqual(coverDrawing('pensions-and-inheritance-tax'));
});

test('covers differ', () => {
  expect(new Set(ids.map((id) => coverDrawing(id).lines)).size).toBeGreaterThan(100);
});

test('the spot is in the middle part, which covers of every shape show', () => {
  for (const { spot } of ids.map(coverDrawing)) {
    expect(spot.x).toBeGreaterThan(COVER_WIDTH * 0.4);
    expect(spot.x).toBeLessThan(COVER_WIDTH * 0.8);
    expect(spot.y).toBeGreaterThan(COVER_HEIGHT * 0.2);
    expect(spot.y).toBeLessThan(COVER_HEIGHT * 0.6);
  }
});

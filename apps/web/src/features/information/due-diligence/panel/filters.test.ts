import { expect, test } from 'vitest';
import { aBarePanelItem, aPanelItem } from '#test/build/a-review.ts';
import { countVerdicts, filterPanel, segmentsOf } from './filters.tsx';

const panel = [
  aPanelItem({ segment: 'Platform', verdict: 'watch' }),
  aPanelItem({ segment: 'Life company', verdict: 'approved' }),
  aPanelItem({ segment: 'Platform', verdict: 'approved' }),
];
const [watched, life, approved] = panel;

test('P-46: a panel is narrowed by verdict, by kind of provider, and by both', () => {
  expect(filterPanel(panel, { verdict: null, segment: null })).toEqual(panel);
  expect(filterPanel(panel, { verdict: 'approved', segment: null })).toEqual([life, approved]);
  expect(filterPanel(panel, { verdict: null, segment: 'Platform' })).toEqual([watched, approved]);
  expect(filterPanel(panel, { verdict: 'watch', segment: 'Life company' })).toEqual([]);
});

test('P-46: only verdicts that were given are offered, best first, counted with the chosen kind', () => {
  expect(countVerdicts(panel, { verdict: 'watch', segment: 'Life company' })).toEqual({
    all: 1,
    given: [
      { verdict: 'approved', count: 1 },
      { verdict: 'watch', count: 0 },
    ],
  });
  expect(segmentsOf(panel)).toEqual(['Life company', 'Platform']);
});

test('API-18: a panel without verdicts and kinds has nothing to choose, and no choice narrows it', () => {
  const plain = [aBarePanelItem(), aBarePanelItem(null)];
  expect(segmentsOf(plain)).toEqual([]);
  expect(countVerdicts(plain, { verdict: null, segment: null })).toEqual({ all: 2, given: [] });
  expect(filterPanel(plain, { verdict: 'watch', segment: 'Platform' })).toEqual(plain);
  expect(filterPanel([...plain, life!], { verdict: 'approved', segment: null })).toEqual([life]);
});

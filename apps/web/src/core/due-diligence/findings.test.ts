import { expect, test } from 'vitest';
import { aProvider } from '#test/build/a-provider.ts';
import { anEntry, aPanelItem } from '#test/build/a-review.ts';
import { findingsAbout, newestFirst } from './findings.ts';

test('P4: a provider is found on the panels that it was on, year by year', () => {
  const provider = aProvider();
  const [latest, middle, first] = ['2025/26', '2024/25', '2023/24'].map((financialYear) =>
    anEntry({ financialYear }),
  );
  const now = aPanelItem({ provider });
  const then = aPanelItem({ provider, verdict: 'watch' });
  const years = [
    { entry: latest!, panel: [aPanelItem(), now] },
    { entry: middle!, panel: [aPanelItem()] },
    { entry: first!, panel: [then, aPanelItem({ provider: null })] },
  ];
  expect(findingsAbout(provider.uuid, years)).toEqual([
    { entry: latest, item: now },
    { entry: first, item: then },
  ]);
});

test('P4: a provider that was never tested is found nowhere', () => {
  const years = [{ entry: anEntry(), panel: [aPanelItem(), aPanelItem({ provider: null })] }];
  expect(findingsAbout(aProvider().uuid, years)).toEqual([]);
});

test('P3: financial years stand newest first, in whatever order they arrive', () => {
  const entries = ['2023/24', '2025/26', '1999/00', '2024/25'].map((financialYear) =>
    anEntry({ financialYear }),
  );
  expect(newestFirst(entries).map(({ financialYear }) => financialYear)).toEqual([
    '2025/26',
    '2024/25',
    '2023/24',
    '1999/00',
  ]);
});

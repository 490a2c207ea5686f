import { expect, test } from 'vitest';
import { aProvider } from '#test/build/a-provider.ts';
import { aBareEntry, aBarePanelItem, anEntry, aPanelItem } from '#test/build/a-review.ts';
import {
  entryName,
  findingsAbout,
  latestVerdict,
  newestFirst,
  type PanelItem,
  reportName,
  unreadableAbout,
} from './findings.ts';

test('P-5, P-17: a provider is found on the panels that it was on, year by year', () => {
  const provider = aProvider();
  const [latest, middle, first] = ['2025/26', '2024/25', '2023/24'].map((financialYear) =>
    anEntry({ financialYear }),
  );
  const now = aPanelItem({ provider });
  const then = aPanelItem({ provider, verdict: 'watch' });
  const years = [
    { entry: latest!, panel: [aPanelItem(), now], unreadable: 0 },
    { entry: middle!, panel: [aPanelItem()], unreadable: 0 },
    { entry: first!, panel: [then, aPanelItem({ provider: null })], unreadable: 0 },
  ];
  expect(findingsAbout(provider.uuid, years)).toEqual([
    { entry: latest, item: now },
    { entry: first, item: then },
  ]);
});

test('P-5, P-17: a provider that was never tested is found nowhere', () => {
  const years = [{ entry: anEntry(), panel: [aPanelItem(), aPanelItem({ provider: null })], unreadable: 0 }];
  expect(findingsAbout(aProvider().uuid, years)).toEqual([]);
});

test('P-5, S-6: a year may be about a provider where it lacks it, and lacks the provider of an item or a whole item', () => {
  const provider = aProvider();
  const entry = anEntry();
  const others = [aPanelItem(), aPanelItem({ provider: null })];
  const unreadable = (panel: PanelItem[], items = 0) =>
    unreadableAbout(provider.uuid, { years: [{ entry, panel, unreadable: items }], unreadable: 0 });
  expect(unreadable([aPanelItem()])).toBe(0);
  expect(unreadable(others)).toBe(1);
  expect(unreadable([aPanelItem()], 2)).toBe(1);
  expect(unreadable([...others, aPanelItem({ provider })], 2)).toBe(0);
  expect(unreadableAbout(provider.uuid, { years: [], unreadable: 2 })).toBe(2);
});

test('P-3: financial years are newest first, in whatever order they arrive', () => {
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

test('API-18: financial years are compared as text, and entries without one come last in their order', () => {
  const entries = [aBareEntry(null), aBareEntry('FY24'), aBareEntry(null), aBareEntry('FY25')];
  const [first, older, second, newer] = entries;
  expect(newestFirst(entries)).toEqual([newer, older, first, second]);
});

test('API-18: an entry is named by its year, else by its title, else by what it is', () => {
  expect(entryName({ financialYear: '2025/26', title: 'Platforms' })).toBe('2025/26');
  expect(entryName({ financialYear: null, title: 'Platforms' })).toBe('Platforms');
  expect(entryName({ financialYear: null, title: null })).toBe('Due diligence');
  expect(reportName('2025/26')).toBe('Report 2025/26');
  expect(reportName(null)).toBe('Report');
});

test('API-18: the latest verdict skips years in which none was given', () => {
  const provider = aProvider();
  const judged = aPanelItem({ provider, verdict: 'watch' });
  const years = [
    { entry: anEntry({ financialYear: '2025/26' }), panel: [aBarePanelItem(provider)], unreadable: 0 },
    { entry: anEntry({ financialYear: '2024/25' }), panel: [judged], unreadable: 0 },
    { entry: anEntry({ financialYear: '2023/24' }), panel: [aPanelItem({ provider })], unreadable: 0 },
  ];
  expect(latestVerdict(findingsAbout(provider.uuid, years))).toBe(judged);
  expect(findingsAbout(provider.uuid, years)).toHaveLength(3);
  expect(latestVerdict([])).toBeUndefined();
});

test('API-18: an entry without a year is called by its title, and comes last', () => {
  expect(entryName({ financialYear: null, title: 'Review' })).toBe('Review');
  expect(entryName({ financialYear: null, title: null })).toBe('Due diligence');
  expect(reportName(null)).toBe('Report');
  const [dated, yearless] = [anEntry({ financialYear: '2024/25' }), anEntry({ financialYear: null })];
  expect(newestFirst([yearless, dated])).toEqual([dated, yearless]);
});

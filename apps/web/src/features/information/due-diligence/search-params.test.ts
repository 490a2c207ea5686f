import { expect, test } from 'vitest';
import { withSearchParams } from '#core/routing/search-params.ts';
import { aBareEntry, anEntry } from '#test/build/a-review.ts';
import { chosenEntry, entryQuery, readPanelChoice, yearInAddress } from './search-params.ts';

const older = anEntry({ financialYear: '2024/25' });
const latest = anEntry({ financialYear: '2025/26' });
const entries = [older, latest];

test('P-3: an address without a year shows the newest review', () => {
  expect(chosenEntry(entries, new URLSearchParams())).toBe(latest);
});

test('P-3: an address names a year, or the entry that a notification knows', () => {
  expect(yearInAddress('2024/25')).toBe('2024-25');
  expect(entryQuery(older, entries)).toEqual({ year: '2024-25' });
  expect(chosenEntry(entries, new URLSearchParams({ year: '2024-25' }))).toBe(older);
  expect(chosenEntry(entries, new URLSearchParams({ entry: older.uuid }))).toBe(older);
});

test('P-3: a year that was never published shows no other in its place', () => {
  expect(chosenEntry(entries, new URLSearchParams({ year: '1987-88' }))).toBeUndefined();
  expect(chosenEntry(entries, new URLSearchParams({ entry: 'unknown' }))).toBeUndefined();
  expect(chosenEntry([], new URLSearchParams())).toBeUndefined();
});

test('API-18: an entry whose year is not known, or is that of another, is led to by its id', () => {
  const unknown = aBareEntry(null);
  const again = aBareEntry('2024-25');
  const all = [...entries, unknown, again];
  expect(entryQuery(unknown, all)).toEqual({ entry: unknown.uuid });
  for (const entry of all) expect(chosenEntry(all, new URLSearchParams(entryQuery(entry, all)))).toBe(entry);
  expect(chosenEntry([unknown], new URLSearchParams())).toBe(unknown);
  expect(chosenEntry([unknown], new URLSearchParams({ year: '2024-25' }))).toBeUndefined();
});

test('API-18: a year with spaces around it is led to by its address too', () => {
  const spaced = aBareEntry(' 2023/24 ');
  const all = [...entries, spaced];
  expect(entryQuery(spaced, all)).toEqual({ year: '2023-24' });
  expect(chosenEntry(all, new URLSearchParams({ year: '2023-24' }))).toBe(spaced);
});

test('P-46: the address keeps the choice beside what else it holds, and an unknown verdict narrows nothing', () => {
  const choice = { verdict: 'watch', segment: 'Platform' } as const;
  const written = withSearchParams(new URLSearchParams({ year: '2024-25', segment: 'Old' }), choice);
  expect(written.toString()).toBe('year=2024-25&segment=Platform&verdict=watch');
  expect(readPanelChoice(written)).toEqual(choice);
  expect(withSearchParams(written, { verdict: null, segment: null }).toString()).toBe('year=2024-25');
  expect(readPanelChoice(new URLSearchParams({ verdict: 'superb' })).verdict).toBeNull();
});

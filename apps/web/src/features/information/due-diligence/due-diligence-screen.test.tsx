import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  bare,
  eachFieldNull,
  eachTextBlank,
  expectNoEmptyPart,
  expectNoEmptySection,
  expectNothingInvented,
} from '#test/bare-records.ts';
import { aPolicy } from '#test/build/a-policy.ts';
import { aBareProvider, aProvider } from '#test/build/a-provider.ts';
import { aBareEntry, aBarePanelItem, anEntry, aPanelItem } from '#test/build/a-review.ts';
import { type Answers, gatewayFailure } from '#test/fake-gateway.ts';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import { DueDiligenceScreen } from './due-diligence-screen.tsx';

const brackenfield = aProvider({ name: 'Brackenfield' });
const northmoor = aProvider({ name: 'Northmoor Life' });
const latest = anEntry({ financialYear: '2025/26', summary: 'Seven providers tested.' });
const older = anEntry({
  financialYear: '2024/25',
  summary: 'Six providers tested.',
  publishedOn: '2025-10-02',
});
const panels: Record<string, unknown[]> = {
  [latest.uuid]: [
    aPanelItem({ provider: brackenfield, previousVerdict: 'watch' }),
    aPanelItem({ provider: northmoor, segment: 'Life company', verdict: 'watch', overallScore: 3.1 }),
    aPanelItem({ provider: null, segment: 'SIPP operator', verdict: 'removed', previousVerdict: null }),
  ],
  [older.uuid]: [aPanelItem({ provider: brackenfield })],
};
const answers: Answers = {
  'dueDiligence.list': () => ({ entries: [older, latest], unreadable: 0 }),
  'dueDiligence.panel': (input) => ({ items: panels[(input as { uuid: string }).uuid], unreadable: 0 }),
  'policies.list': () => ({ policies: [aPolicy({ provider: brackenfield })], unreadable: 0 }),
};

function show(query = '', changed: Answers = {}) {
  return renderSignedIn(<DueDiligenceScreen />, {
    answers: { ...answers, ...changed },
    at: `/tabs/information/due-diligence${query}`,
  });
}

const panel = () => screen.findByRole('region', { name: 'The panel' });
const names = async () => (await within(await panel()).findAllByRole('link')).map((link) => link.textContent);

/** What an element says, part by part, so that "1" and "4.4" beside one another are not read as "14.4". */
function parts(element: Element | undefined): string[] {
  const own = (part: Element) =>
    Array.from(part.childNodes).filter((node) => node.nodeType === node.TEXT_NODE);
  return Array.from(element?.querySelectorAll('*') ?? [], (part) =>
    own(part)
      .map((node) => node.textContent)
      .join('')
      .trim(),
  ).filter((text) => text !== '');
}

/** A window of at least this width answers every media query that asks for less. */
function widen() {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

test('P-3: without a year in the address the newest review is shown, beside all years', async () => {
  show();
  expect(await screen.findByText('Seven providers tested.')).toBeTruthy();
  expect(screen.getByText('6 October 2026')).toBeTruthy();
  expect(screen.getByText('30 April 2027')).toBeTruthy();
  expect(screen.getByText('Each provider answers the same 84 questions.')).toBeTruthy();
  expect(document.title).toBe('Due diligence 2025/26 · Noonmark');
  const years = within(screen.getByRole('region', { name: 'Due diligence by year' }));
  const current = years.getByRole('link', { name: /2025\/26/ });
  expect(current.getAttribute('aria-current')).toBe('page');
  expect(parts(current)).toEqual(['2025/26', 'Latest', 'Published 6 October 2026', '7 providers']);
  expect(years.getByRole('link', { name: /2024\/25/ }).getAttribute('href')).toBe(
    '/tabs/information/due-diligence?year=2024-25',
  );
});

test('P-3: the address keeps the year that is chosen', async () => {
  const { address } = show('?year=2024-25');
  expect(await screen.findByText('Six providers tested.')).toBeTruthy();
  const pills = within(screen.getByRole('list', { name: 'Financial year' }));
  await userEvent.click(pills.getByRole('button', { name: '2025/26' }));
  expect(address()).toBe('/tabs/information/due-diligence?year=2025-26');
  expect(await screen.findByText('Seven providers tested.')).toBeTruthy();
});

test('P-4: the panel says verdict, change since the year before, score, and what the person holds', async () => {
  show();
  const cards = within(await panel());
  await cards.findByText('you hold 1');
  const [first, second, third] = cards.getAllByRole('listitem').filter((item) => item.querySelector('b'));
  const held = ['Brackenfield', 'Platform ·', 'you hold 1'];
  expect(parts(first)).toEqual([...held, '4.4', 'of 5', 'Approved', 'Up from Watch']);
  const notHeld = ['Northmoor Life', 'Life company'];
  expect(parts(second)).toEqual([...notHeld, '3.1', 'of 5', 'Watch', 'Down from Approved']);
  const unread = ['This provider could not be read', 'SIPP operator'];
  expect(parts(third)).toEqual([...unread, '4.4', 'of 5', 'Removed', 'New this year']);
  expect(cards.getByRole('link', { name: 'Brackenfield' }).getAttribute('href')).toBe(
    `/tabs/information/due-diligence/${latest.uuid}/report/${brackenfield.uuid}`,
  );
});

test('P-4: where there is room the panel is a table', async () => {
  widen();
  show();
  const table = await screen.findByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual(['Provider', 'Verdict', 'Since the year before', 'Score of 5']);
  const row = within(table).getByRole('row', { name: /Northmoor Life/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Watch', 'Down from Approved', '3.1 of 5']);
});

test('P-4: the panel is narrowed by verdict and by kind, and the address keeps both', async () => {
  const { address } = show('?year=2025-26');
  const found = within(await panel());
  await userEvent.click(await found.findByRole('button', { name: 'Watch 1' }));
  expect(await names()).toEqual(['Northmoor Life']);
  expect(found.getByRole('status').textContent).toBe('1 of 3 providers shown');
  await userEvent.selectOptions(found.getByLabelText('Kind'), 'Platform');
  expect(found.getByText('No providers match. Try another verdict or kind.')).toBeTruthy();
  await userEvent.click(found.getByRole('button', { name: 'All 1' }));
  expect(await names()).toEqual(['Brackenfield']);
  expect(address()).toBe('/tabs/information/due-diligence?year=2025-26&segment=Platform');
});

test('P-3: a year that was never published is said to be none, and leads to the latest', async () => {
  show('?year=1987-88');
  expect(await screen.findByRole('heading', { name: 'We have no review for that year' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'The latest review' }).getAttribute('href')).toBe(
    '/tabs/information/due-diligence',
  );
});

test('P-3: before the first review the page says when there will be one', async () => {
  show('', { 'dueDiligence.list': () => ({ entries: [], unreadable: 0 }) });
  expect(await screen.findByRole('heading', { name: 'No reviews yet' })).toBeTruthy();
});

test('S-6: a panel that fails leaves the review, and comes when asked again', async () => {
  let isDown = true;
  show('', {
    'dueDiligence.panel': (input) => {
      if (isDown) throw gatewayFailure('UPSTREAM_MALFORMED', '7f2c41a9');
      return answers['dueDiligence.panel']!(input);
    },
  });
  const found = within(await panel());
  expect((await found.findByRole('alert')).textContent).toContain('We could not load the panel');
  expect(screen.getByText('Seven providers tested.')).toBeTruthy();
  isDown = false;
  await userEvent.click(found.getByRole('button', { name: 'Try again' }));
  expect(await found.findByRole('link', { name: 'Brackenfield' })).toBeTruthy();
});

test('P-3: while it is on its way, and when it does not come, the page says so', async () => {
  const { promise, reject } = Promise.withResolvers();
  show('', { 'dueDiligence.list': () => promise });
  expect(screen.getByText('Loading the due diligence')).toBeTruthy();
  await act(async () => reject(gatewayFailure('UPSTREAM_DOWN', '7f2c41a9')));
  expect(await screen.findByRole('heading', { name: 'We could not load the due diligence' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

const plainYear = aBareEntry('FY 2025');
const named = aProvider({ name: 'Saltmarsh' });
const unnamed = aBareProvider();

/** The answers of a firm that gives the promised fields of due diligence and nothing more. */
const bareAnswers: Answers = {
  'dueDiligence.list': () => ({ entries: [aBareEntry(null), plainYear], unreadable: 0 }),
  'dueDiligence.panel': () => ({
    items: [aBarePanelItem(unnamed), aBarePanelItem(named), aBarePanelItem(named), aBarePanelItem(null)],
    unreadable: 0,
  }),
  'policies.list': () => ({ policies: [aPolicy({ provider: unnamed })], unreadable: 0 }),
};

test('API-18: an entry with its year alone is headed by it, and its panel names the providers without verdict, score or filter', async () => {
  show('', bareAnswers);
  expect(await screen.findByRole('heading', { level: 2, name: 'Due diligence FY 2025' })).toBeTruthy();
  expect(document.title).toBe('Due diligence FY 2025 · Noonmark');
  const cards = within(await panel());
  await cards.findByText('you hold 1');
  expect(cards.getAllByRole('listitem').map(parts)).toEqual([
    [`Provider ref ${unnamed.uuid.slice(-6)}`, 'you hold 1'],
    ['Saltmarsh'],
    ['Saltmarsh'],
    ['This provider could not be read'],
  ]);
  expect(cards.getByRole('link', { name: /^Provider ref/ }).getAttribute('href')).toBe(
    `/tabs/information/due-diligence/${plainYear.uuid}/report/${unnamed.uuid}`,
  );
  expect(cards.queryByRole('list', { name: 'Verdict' })).toBeNull();
  expect(cards.queryByLabelText('Kind')).toBeNull();
  expect(
    screen.queryByText(/How we score|A verdict is our opinion|Published|Not scored|New this year/),
  ).toBeNull();
  expectNothingInvented();
  expectNoEmptySection();
});

test('API-18: where there is room, a panel without verdicts and scores is a table of its providers alone', async () => {
  widen();
  show('', bareAnswers);
  const table = await screen.findByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual(['Provider']);
  expect(within(table).queryByRole('cell')).toBeNull();
  expect(within(table).getAllByRole('rowheader')).toHaveLength(4);
});

test('API-18: an item without verdict or score stays in a panel of others that have them', async () => {
  widen();
  const items = [aPanelItem({ provider: named }), aBarePanelItem(unnamed)];
  show('', { 'dueDiligence.panel': () => ({ items, unreadable: 0 }) });
  const table = await screen.findByRole('table');
  const row = within(table).getByRole('row', { name: /^Provider ref/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['', '', '']);
});

test('API-18: an entry without a year is headed by what it is, and led to by its id', async () => {
  const without = aBareEntry(null);
  const { address } = show('', {
    ...bareAnswers,
    'dueDiligence.list': () => ({ entries: [without, plainYear], unreadable: 0 }),
  });
  const pills = within(await screen.findByRole('list', { name: 'Financial year' }));
  expect(pills.getAllByRole('button').map((pill) => pill.textContent?.trim())).toEqual([
    'FY 2025',
    'Due diligence',
  ]);
  await userEvent.click(pills.getByRole('button', { name: 'Due diligence' }));
  expect(address()).toBe(`/tabs/information/due-diligence?entry=${without.uuid}`);
  expect(await screen.findByRole('heading', { level: 2, name: 'Due diligence' })).toBeTruthy();
  expect(document.title).toBe('Due diligence · Noonmark');
});

test('API-18: two entries without a year each have their own place in the list', async () => {
  const entries = [aBareEntry(null), aBareEntry(null)];
  show('', { ...bareAnswers, 'dueDiligence.list': () => ({ entries, unreadable: 0 }) });
  await panel();
  const years = within(screen.getByRole('region', { name: 'Due diligence by year' }));
  const addresses = years
    .getAllByRole('link', { name: 'Due diligence' })
    .map((link) => link.getAttribute('href'));
  expect(addresses).toContain(`/tabs/information/due-diligence?entry=${entries[0]?.uuid}`);
  expect(addresses).toContain(`/tabs/information/due-diligence?entry=${entries[1]?.uuid}`);
});

test('P-4: a filter of the address for which the panel has no values narrows nothing', async () => {
  show('?verdict=watch&segment=Platform', bareAnswers);
  const cards = within(await panel());
  expect(await cards.findAllByText('Saltmarsh')).toHaveLength(2);
  expect(cards.queryByText(/No providers match/)).toBeNull();
});

test('P-4: only the filter that the panel has values for is offered', async () => {
  const items = [aPanelItem({ segment: null, provider: named })];
  const { unmount } = show('', { 'dueDiligence.panel': () => ({ items, unreadable: 0 }) });
  const found = within(await panel());
  expect(await found.findByRole('button', { name: 'Approved 1' })).toBeTruthy();
  expect(found.queryByLabelText('Kind')).toBeNull();
  unmount();
  show('', {
    'dueDiligence.panel': () => ({
      items: [{ ...bare(items[0]!, 'provider'), segment: 'Platform' }],
      unreadable: 0,
    }),
  });
  const left = within(await panel());
  expect(await left.findByLabelText('Kind')).toBeTruthy();
  expect(left.queryByRole('list', { name: 'Verdict' })).toBeNull();
});

test('API-18: entries and providers of a panel that could not be read are counted', async () => {
  const { unmount } = show('', {
    'dueDiligence.list': () => ({ entries: [latest], unreadable: 1 }),
    'dueDiligence.panel': () => ({ items: [aPanelItem({ provider: named })], unreadable: 2 }),
  });
  const found = within(await panel());
  expect(await found.findByText('2 providers could not be read.')).toBeTruthy();
  expect(found.getByRole('link', { name: 'Saltmarsh' })).toBeTruthy();
  expect(screen.getByText('One review could not be read.')).toBeTruthy();
  unmount();
  show('', {
    'dueDiligence.list': () => ({ entries: [latest], unreadable: 0 }),
    'dueDiligence.panel': () => ({ items: [], unreadable: 1 }),
  });
  expect(await within(await panel()).findByText('One provider could not be read.')).toBeTruthy();
  expect(screen.queryByText('No providers were reviewed in this year.')).toBeNull();
});

test.each(eachFieldNull(latest, 'uuid'))('API-18, P-4: a review without %s is shown', async (_, entry) => {
  const { unmount } = show('', { 'dueDiligence.list': () => ({ entries: [entry, older], unreadable: 0 }) });
  await within(await panel()).findAllByRole('link');
  expectNothingInvented();
  expectNoEmptySection();
  unmount();
  show(`?entry=${entry.uuid}`, { 'dueDiligence.list': () => ({ entries: [entry, older], unreadable: 0 }) });
  await within(await panel()).findAllByRole('link', { name: 'Brackenfield' });
  expectNothingInvented();
  expectNoEmptySection();
});

test.each(eachTextBlank(latest, 'uuid'))(
  'API-18, P-4: a review whose %s is blank has no empty part',
  async (_, entry) => {
    show(`?entry=${entry.uuid}`, { 'dueDiligence.list': () => ({ entries: [entry, older], unreadable: 0 }) });
    await within(await panel()).findAllByRole('link', { name: 'Brackenfield' });
    expectNothingInvented();
    expectNoEmptyPart();
    expectNoEmptySection();
  },
);

const offeredOfItem = eachFieldNull(aPanelItem({ provider: brackenfield }));
test.each(offeredOfItem)(
  'API-18, P-4: a panel whose item has no %s is shown, as cards and as a table',
  async (_, item) => {
    const changed: Answers = { 'dueDiligence.panel': () => ({ items: [item, item], unreadable: 0 }) };
    const { unmount } = show('', changed);
    await within(await panel()).findAllByText(/Brackenfield|This provider could not be read/);
    expectNothingInvented();
    unmount();
    widen();
    show('', changed);
    await within(await panel()).findAllByText(/Brackenfield|This provider could not be read/);
    expectNothingInvented();
  },
);

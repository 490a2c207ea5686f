import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  bare,
  eachFieldNull,
  expectNoEmptyPart,
  expectNoEmptySection,
  expectNothingInvented,
} from '#test/bare-records.ts';
import { aPolicy } from '#test/build/a-policy.ts';
import { aBareProvider, aProvider } from '#test/build/a-provider.ts';
import { aBareEntry, aBarePanelItem, aPanelItem } from '#test/build/a-review.ts';
import type { Answers } from '#test/fake-gateway.ts';
import { brackenfield, latest, older, panel, parts, show, widen } from '#test/render-due-diligence.tsx';

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

test('P-46: a filter of the address for which the panel has no values narrows nothing', async () => {
  show('?verdict=watch&segment=Platform', bareAnswers);
  const cards = within(await panel());
  expect(await cards.findAllByText('Saltmarsh')).toHaveLength(2);
  expect(cards.queryByText(/No providers match/)).toBeNull();
});

test('P-46: only the filter that the panel has values for is offered', async () => {
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
  expectNoEmptyPart();
  expectNoEmptySection();
  unmount();
  show(`?entry=${entry.uuid}`, { 'dueDiligence.list': () => ({ entries: [entry, older], unreadable: 0 }) });
  await within(await panel()).findAllByRole('link', { name: 'Brackenfield' });
  expectNothingInvented();
  expectNoEmptyPart();
  expectNoEmptySection();
});

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

import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { gatewayFailure } from '#test/fake-gateway.ts';
import {
  answers,
  brackenfield,
  latest,
  names,
  older,
  panel,
  parts,
  show,
  widen,
} from '#test/render-due-diligence.tsx';

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

test('P-2, P-3: the next review of a year is one to come until its day has passed', async () => {
  const dated = (nextReviewOn: string) => ({ ...latest, nextReviewOn });
  const factOf = async (nextReviewOn: string) => {
    const { unmount } = show('', {
      'dueDiligence.list': () => ({ entries: [dated(nextReviewOn)], unreadable: 0 }),
    });
    const name = (await screen.findByText(/^Next review/)).textContent;
    unmount();
    return name;
  };
  expect(await factOf('2026-11-21')).toBe('Next review');
  expect(await factOf('2026-11-20')).toBe('Next review was due');
});

test('P-2, P-3: a year that was followed by another review says nothing of a next one that has passed', async () => {
  const dated = { ...older, nextReviewOn: '2026-04-30' };
  show('?year=2024-25', { 'dueDiligence.list': () => ({ entries: [dated, latest], unreadable: 0 }) });
  expect(await screen.findByText('2 October 2025')).toBeTruthy();
  expect(screen.queryByText(/^Next review/)).toBeNull();
});

test('P-3: the address keeps the year that is chosen', async () => {
  const { address } = show('?year=2024-25');
  expect(await screen.findByText('Six providers tested.')).toBeTruthy();
  const pills = within(screen.getByRole('list', { name: 'Financial year' }));
  await userEvent.click(pills.getByRole('button', { name: '2025/26' }));
  expect(address()).toBe('/tabs/information/due-diligence?year=2025-26');
  expect(await screen.findByText('Seven providers tested.')).toBeTruthy();
});

test('R-36: on wide screens the year that the list opens takes the focus at its heading, and Back returns it to the row', async () => {
  widen();
  const { goBack } = show('?year=2025-26');
  await panel();
  expect(document.activeElement).toBe(document.body);
  const years = within(screen.getByRole('region', { name: 'Due diligence by year' }));
  const row = years.getByRole('link', { name: /2024\/25/ });
  await userEvent.click(row);
  const heading = screen.getByText('Six providers tested.').parentElement?.querySelector('h2');
  expect(heading).toBeTruthy();
  expect(document.activeElement).toBe(heading);
  await goBack();
  expect(screen.getByText('Seven providers tested.')).toBeTruthy();
  expect(document.activeElement).toBe(row);
});

test('R-36: on small screens the pills of the years keep the focus', async () => {
  show('?year=2025-26');
  await panel();
  const pill = within(screen.getByRole('list', { name: 'Financial year' })).getByRole('button', {
    name: /2024\/25/,
  });
  await userEvent.click(pill);
  expect(await screen.findByText('Six providers tested.')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe(pill.textContent);
});

test('P-4: the panel says verdict, change since the year before, score, and what the client holds', async () => {
  show();
  const cards = within(await panel());
  await cards.findByText('you hold 1');
  const [first, second, third] = cards.getAllByRole('listitem').filter((item) => item.querySelector('b'));
  const held = ['Brackenfield', 'Platform ·', 'you hold 1'];
  expect(parts(first)).toEqual([...held, '4.4', 'of 5', 'Approved', 'Up from Watch']);
  const notHeld = ['Northmoor Life', 'Life company'];
  expect(parts(second)).toEqual([...notHeld, '3.1', 'of 5', 'Watch', 'Down from Approved']);
  const unread = ['This provider could not be read', 'SIPP operator'];
  expect(parts(third)).toEqual([...unread, '4.4', 'of 5', 'Removed']);
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

test('P-46: the panel is narrowed by verdict and by kind, and the address keeps both', async () => {
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

test('P-3: a year that was never published says so, with a link to the latest', async () => {
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

import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aClient } from '#test/build/a-client.ts';
import { aNotification } from '#test/build/a-notification.ts';
import { aPolicy, aValue } from '#test/build/a-policy.ts';
import { anEntry, aPanelItem } from '#test/build/a-review.ts';
import { type Answers, gatewayFailure } from '#test/fake-gateway.ts';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import type { Basis } from '../../basis.ts';
import type { PolicyListItem } from '../../policy-queries.ts';
import { verdictChanges } from './news.ts';
import { SinceLastVisit } from './since-last-visit.tsx';

const today = '2026-11-21';
const visit = new Date('2026-11-18T09:00:00Z');
const fresh = aPolicy({
  name: 'Family pension',
  valuation: aValue(94000, { valuedOn: '2026-11-19', receivedAt: '2026-11-20T05:40:00Z' }),
});
const known = aPolicy({ valuation: aValue(1, { receivedAt: '2026-11-18T08:59:00Z' }) });

const flows = {
  known: 'movements',
  own: 40000,
  employer: 0,
  taxRelief: 10000,
  transferIn: 0,
  rebate: 0,
  withdrawals: 2000,
  charges: 0,
  moneyIn: 50000,
  moneyOut: 2000,
} as const;
const change = {
  change: 123456,
  openedOn: { first: '2026-11-14', last: '2026-11-14' },
  joined: 0,
  left: 0,
  flows,
  unexplained: 0,
  growth: 75456,
};
const whole = { ...change, change: 246912, growth: 198912 };

type List = { policies: PolicyListItem[]; unreadable: number };

function show(answers: Answers = {}, basis: Basis = 'byShare', list: Partial<List> = {}) {
  const { policies = [fresh, known], unreadable = 0 } = list;
  const asked: string[] = [];
  const all: Answers = {
    'client.get': () => aClient({ previousSignInAt: visit.toISOString() }),
    'policies.changeSince': () => ({ byShare: change, whole }),
    'notifications.list': () => ({
      items: [],
      page: 1,
      pages: 1,
      totalCount: 0,
      unread: 0,
      unreadable: 0,
    }),
    'messages.list': () => ({ offered: true, threads: [], responseTime: null, unreadable: 0 }),
    'dueDiligence.list': () => ({ entries: [], unreadable: 0 }),
    ...answers,
  };
  const noted = Object.fromEntries(
    Object.entries(all).map(([name, answer]) => [
      name,
      (input: unknown) => {
        asked.push(name);
        return (answer as (input: unknown) => unknown)(input);
      },
    ]),
  );
  const shown = renderSignedIn(
    <SinceLastVisit policies={policies} unreadable={unreadable} basis={basis} today={today} />,
    { answers: noted as Answers },
  );
  return { ...shown, asked };
}

const news = () => screen.findByRole('region', { name: 'Since your last visit on 18 November 2026' });
const itemsOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('listitem')
    .map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href')]);

test('P-28: what is new since the last visit is said with its day', async () => {
  show();
  expect(itemsOf(await news())).toEqual([
    ['Family pensionNew value, as at 19 November 2026', `/tabs/policies/view/${fresh.uuid}`],
  ]);
});

test('P-67: how the total has changed since the last visit is said in pounds, and by what', async () => {
  show();
  await screen.findByText(/your total is/);
  expect((await news()).querySelector('p')?.textContent).toBe(
    'Compared with the last values in the history before that visit, as at 14 November 2026, your total is £1,234.56 higher: £500.00 paid in, £20.00 taken out and £754.56 of growth.',
  );
});

test('P-67: a change with one cause has its amount once', async () => {
  const grown = { ...change, flows: { known: 'net', net: 0 }, growth: change.change } as const;
  show({ 'policies.changeSince': () => ({ byShare: grown, whole: null }) });
  expect((await screen.findByText(/your total is/)).textContent).toMatch(
    /your total is £1,234.56 higher, all of it growth\.$/,
  );
});

test('P-25, P-67: the change since the last visit counts joint policies as the total does', async () => {
  show({}, 'whole');
  expect((await screen.findByText(/your total is/)).textContent).toContain('£2,469.12 higher');
});

test('P-67, P-68: a change that is not known, or that cannot be read, is not said; the news are there all the same', async () => {
  for (const answer of [
    () => null,
    () => {
      throw gatewayFailure('UPSTREAM_DOWN', 'a');
    },
  ]) {
    const { unmount, queryClient } = show({ 'policies.changeSince': answer });
    expect(itemsOf(await news())).toHaveLength(1);
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    expect(screen.queryByText(/your total is/)).toBeNull();
    unmount();
  }
});

test('P-67: while a policy could not be read, no change of the total is asked for', async () => {
  const { asked, queryClient } = show({}, 'byShare', { unreadable: 1 });
  expect(itemsOf(await news())).toHaveLength(1);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(asked).not.toContain('policies.changeSince');
  expect(screen.queryByText(/your total is/)).toBeNull();
});

test('P-28, P-84: a changed verdict is news only where a policy with the provider still runs', () => {
  const item = aPanelItem({ verdict: 'watch', previousVerdict: 'approved' });
  const changesFor = (status: PolicyListItem['status']) =>
    verdictChanges(anEntry(), [item], [aPolicy({ status, provider: item.provider })]);
  expect(changesFor('in_force')).toHaveLength(1);
  expect(changesFor('surrendered')).toEqual([]);
});

test('P-28: verdicts that changed, unread messages and decisions are listed, each with where it can be read', async () => {
  const held = { uuid: fresh.provider?.uuid ?? '', name: 'Brackenfield' };
  const entry = anEntry({ publishedOn: '2026-11-18' });
  const item = aPanelItem({ verdict: 'watch', previousVerdict: 'approved' });
  show({
    'dueDiligence.list': () => ({
      entries: [
        anEntry({ publishedOn: '2026-11-17' }),
        anEntry({ financialYear: '2024/25', publishedOn: '2026-11-19' }),
        entry,
      ],
      unreadable: 0,
    }),
    'dueDiligence.panel': (input) => {
      expect(input).toEqual({ uuid: entry.uuid });
      return {
        items: [
          { ...item, provider: item.provider && { ...item.provider, ...held } },
          aPanelItem({ verdict: 'removed', previousVerdict: 'watch' }),
        ],
        unreadable: 0,
      };
    },
    'messages.list': () => ({
      offered: true,
      threads: [
        aThread('a', { subject: 'Transfer', unreadCount: 2, lastMessageAt: '2026-11-19T10:00:00Z' }),
        aThread('b', { unreadCount: 1, lastMessageAt: '2026-11-17T10:00:00Z' }),
        aThread('c', { unreadCount: 0, lastMessageAt: '2026-11-19T10:00:00Z' }),
      ],
      responseTime: null,
      unreadable: 0,
    }),
    'notifications.list': () => ({
      items: [
        aNotification(1, { type: 'amendment_decided', title: 'Your new address is confirmed' }),
        aNotification(2, { type: 'amendment_decided', createdAt: '2026-11-17T10:00:00Z' }),
        aNotification(3),
        aNotification(4, { type: 'document_decided', title: 'We could not accept “Passport”' }),
        aNotification(5, { type: 'document_decided', title: null }),
      ],
      page: 1,
      pages: 1,
      totalCount: 5,
      unread: 0,
      unreadable: 0,
    }),
  });
  expect(itemsOf(await news()).slice(1)).toEqual([
    [
      'BrackenfieldNew verdict: Watch, down from Approved',
      `/tabs/information/due-diligence/${entry.uuid}/report/${held.uuid}`,
    ],
    ['Transfer2 unread messages', '/tabs/messages?thread=a'],
    [
      'Your new address is confirmedWe have decided on your request',
      `/tabs/notifications?id=${aNotification(1).id}`,
    ],
    [
      'We could not accept “Passport”We have decided whether we accept it',
      `/tabs/notifications?id=${aNotification(4).id}`,
    ],
    [
      'A document you sentWe have decided whether we accept it',
      `/tabs/notifications?id=${aNotification(5).id}`,
    ],
  ]);
});

type Thread = {
  subject: string | null;
  unreadCount: number | null;
  lastMessageAt: string | null;
};

function aThread(uuid: string, overrides: Partial<Thread>) {
  return {
    uuid,
    subject: null,
    contact: null,
    policyUuid: null,
    unreadCount: null,
    lastMessageAt: null,
    preview: null,
    ...overrides,
  };
}

test('P-28: a policy, a message and a notification of the same id are all listed', async () => {
  const { uuid } = fresh;
  const createdAt = '2026-11-19T10:00:00Z';
  show({
    'messages.list': () => ({
      offered: true,
      threads: [aThread(uuid, { unreadCount: 1, lastMessageAt: createdAt })],
      responseTime: null,
      unreadable: 0,
    }),
    'notifications.list': () => ({
      items: [aNotification(1, { id: uuid, type: 'amendment_decided', createdAt })],
      page: 1,
      pages: 1,
      totalCount: 1,
      unread: 0,
      unreadable: 0,
    }),
  });
  expect(itemsOf(await news())).toHaveLength(3);
});

test('P-28, P-81: a decision behind a page of newer notifications is listed with its page, and further pages are read only where the visit lies behind the first', async () => {
  const pageOf = (page: number) =>
    [
      [aNotification(1), aNotification(2)],
      [
        aNotification(2),
        aNotification(3, { type: 'document_decided', title: 'Your passport' }),
        aNotification(4, { createdAt: '2026-11-17T10:00:00Z' }),
      ],
    ][page - 1] ?? [];
  const pages: number[] = [];
  const list = (count: number) => (input: unknown) => {
    const { page } = input as { page: number };
    pages.push(page);
    return { items: pageOf(page), page, pages: count, totalCount: 5, unread: 0, unreadable: 0 };
  };
  const { unmount } = show({ 'notifications.list': list(2) });
  expect(itemsOf(await news()).at(-1)).toEqual([
    'Your passportWe have decided whether we accept it',
    `/tabs/notifications?page=2&id=${aNotification(3).id}`,
  ]);
  expect(pages).toEqual([1, 2]);
  unmount();
  pages.length = 0;
  const old = aNotification(5, { createdAt: '2026-11-17T10:00:00Z' });
  show({ 'notifications.list': (input) => ({ ...list(9)(input), items: [aNotification(1), old] }) });
  expect(itemsOf(await news())).toHaveLength(1);
  expect(pages).toEqual([1]);
});

test('P-28, API-21: of notifications without a time, one page is read', async () => {
  const pages: unknown[] = [];
  const { queryClient } = show({
    'notifications.list': (input) => {
      pages.push(input);
      const items = [aNotification(1, { type: 'document_decided', createdAt: null })];
      return { items, page: 1, pages: 9, totalCount: 9, unread: 0, unreadable: 0 };
    },
  });
  expect(itemsOf(await news())).toHaveLength(1);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(pages).toEqual([{ page: 1 }]);
});

test('S-6: a list that cannot be read leaves the other news', async () => {
  show({
    'messages.list': () => {
      throw gatewayFailure('UPSTREAM_DOWN', 'a');
    },
  });
  expect(itemsOf(await news())).toHaveLength(1);
});

test('P-28: with nothing new there is no such part, and no more than three lists are read for it', async () => {
  const { container, asked, queryClient } = show({}, 'byShare', { policies: [known] });
  await expect.poll(() => asked).toHaveLength(4);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(asked).toEqual(['client.get', 'notifications.list', 'messages.list', 'dueDiligence.list']);
  expect(container.querySelector('section')).toBeNull();
});

test('P-66, API-21: where the firm does not say when the client was here last, nothing else is asked for', async () => {
  const { container, asked, queryClient } = show({ 'client.get': () => aClient() });
  await expect.poll(() => asked).toHaveLength(1);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(asked).toEqual(['client.get']);
  expect(container.querySelector('section')).toBeNull();
});

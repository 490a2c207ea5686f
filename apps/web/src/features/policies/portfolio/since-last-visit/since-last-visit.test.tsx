import { expect, test } from 'vitest';
import { aClient } from '#test/build/a-client.ts';
import { aNotification } from '#test/build/a-notification.ts';
import { aPolicy } from '#test/build/a-policy.ts';
import { anEntry, aPanelItem } from '#test/build/a-review.ts';
import { gatewayFailure } from '#test/fake-gateway.ts';
import { fresh, itemsOf, known, news, show } from '#test/render-since-last-visit.tsx';
import type { PolicyListItem } from '../../policy-queries.ts';
import { verdictChanges } from './news.ts';

test('P-28: what is new since the last visit is said with its day', async () => {
  show();
  expect(itemsOf(await news())).toEqual([
    ['Family pensionNew value, as at 19 November 2026', `/tabs/policies/view/${fresh.uuid}`],
  ]);
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
  const { container, calls, queryClient } = show({}, 'byShare', { policies: [known] });
  await expect.poll(() => calls).toHaveLength(4);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(calls).toEqual(['client.get', 'notifications.list', 'messages.list', 'dueDiligence.list']);
  expect(container.querySelector('section')).toBeNull();
});

test('P-66, API-21: where the firm does not say when the client was here last, nothing else is asked for', async () => {
  const { container, calls, queryClient } = show({ 'client.get': () => aClient() });
  await expect.poll(() => calls).toHaveLength(1);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(calls).toEqual(['client.get']);
  expect(container.querySelector('section')).toBeNull();
});

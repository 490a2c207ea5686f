import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { AppError } from '#core/errors/app-error.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { aMessage } from '#test/build/a-message.ts';
import { goOffline } from '#test/fake-gateway.ts';
import { isa, isaAddress, review, showMessages, threadRows } from '#test/render-messages.tsx';
import { widen } from '#test/window-size.ts';

test('P-9: each conversation says what it is about, with whom, and how much of it is unread', async () => {
  showMessages('/tabs/messages');
  expect(screen.getByText('Loading your messages')).toBeTruthy();
  const [first, second] = await threadRows();
  expect(first?.textContent).toContain('Moving the cash ISA when its rate endsRuth Vasey');
  expect(first?.textContent).toContain('1 unread');
  expect(second?.textContent).not.toContain('unread');
});

test('P-9: the button for a new message stays the same while the conversations arrive, so that a press on it counts', async () => {
  showMessages('/tabs/messages');
  const button = screen.getByRole('link', { name: 'New message' });
  await threadRows();
  expect(screen.getByRole('link', { name: 'New message' })).toBe(button);
});

test('P-50: on a wide screen the newest with something unread is open, and stays when it has been read', async () => {
  widen();
  const threads = [review, { ...isa, unreadCount: 1 }, { ...isa, uuid: 'older', unreadCount: 1 }];
  const marked = vi.fn(() => ({ ...isa, unreadCount: 0 }));
  const { address } = showMessages('/tabs/messages', {
    'messages.list': () => ({ offered: true, threads, responseTime: null, unreadable: 0 }),
    'messages.markRead': marked,
  });
  expect(await screen.findByRole('heading', { name: isa.subject! })).toBeTruthy();
  await waitFor(async () => expect((await threadRows())[1]?.textContent).not.toContain('unread'));
  expect(screen.getByRole('link', { current: 'page' }).textContent).toContain(isa.subject);
  expect(screen.getByLabelText('Reply to Ruth Vasey')).toBeTruthy();
  expect(marked).toHaveBeenCalledExactlyOnceWith({ uuid: isa.uuid });
  expect(address()).toBe('/tabs/messages');
  expect(document.activeElement).toBe(document.body);
});

const nothingUnread = [review, { ...isa, unreadCount: 0 }];

/** The list as another page left it: nothing is unread, and it is stale. */
function StaleList({ threads = nothingUnread, unreadable = 0 }) {
  const queryClient = useQueryClient();
  const trpc = useTRPC();
  useState(() => {
    const list = { offered: true, threads, responseTime: null, unreadable };
    queryClient.setQueryData(trpc.messages.list.queryKey(), list, { updatedAt: 1 });
  });
  return null;
}

test('P-50: on a wide screen a list that is stale chooses nothing: what was unread meanwhile is opened', async () => {
  widen();
  const read = vi.fn(() => ({ thread: isa, messages: [aMessage({ uuid: 'm2' })] }));
  showMessages('/tabs/messages', { 'messages.byId': read }, <StaleList />);
  expect(screen.getByText('Loading a conversation')).toBeTruthy();
  expect(await threadRows()).toHaveLength(2);
  expect(await screen.findByRole('heading', { name: isa.subject! })).toBeTruthy();
  expect(read).toHaveBeenCalledExactlyOnceWith({ uuid: isa.uuid });
});

test('P-50: on a wide screen a stale list without a conversation loads none beside it', async () => {
  widen();
  const underWay = () => new Promise(() => undefined);
  showMessages('/tabs/messages', { 'messages.list': underWay }, <StaleList threads={[]} unreadable={1} />);
  expect(await screen.findByText('One conversation could not be read.')).toBeTruthy();
  expect(screen.queryByText('Loading a conversation')).toBeNull();
});

test('P-9: a stale list that cannot be read again opens its newest', async () => {
  widen();
  vi.spyOn(console, 'warn').mockReturnValue();
  const failing = () => {
    throw new AppError('UPSTREAM_DOWN');
  };
  showMessages('/tabs/messages', { 'messages.list': failing }, <StaleList />);
  expect(await screen.findByRole('heading', { name: review.subject! })).toBeTruthy();
});

test('R-36: on a wide screen a conversation takes the focus at its heading, and Back returns it to the row', async () => {
  widen();
  const { goBack } = showMessages('/tabs/messages');
  const row = within((await threadRows())[1]!).getByRole('link');
  await userEvent.click(row);
  const heading = await screen.findByRole('heading', { name: review.subject! });
  expect(document.activeElement).toBe(heading);
  await goBack();
  expect(await screen.findByRole('heading', { name: isa.subject! })).toBeTruthy();
  expect(document.activeElement).toBe(row);
});

test('P-50: with nothing unread the newest is open on a wide screen, and none on a phone', async () => {
  const read = {
    'messages.list': () => ({
      offered: true,
      threads: [review, { ...isa, unreadCount: 0 }],
      responseTime: null,
      unreadable: 0,
    }),
  };
  const { unmount } = showMessages('/tabs/messages', read);
  await threadRows();
  expect(screen.queryByRole('article')).toBeNull();
  unmount();
  widen();
  showMessages('/tabs/messages', read);
  expect(await screen.findByRole('heading', { name: review.subject! })).toBeTruthy();
});

test('SEC-G4: marks in a message are shown as they were written, and do nothing', async () => {
  const body = '<img src=x onerror="alert(1)"> & <b>bold</b>';
  showMessages(isaAddress, { 'messages.byId': () => ({ thread: isa, messages: [aMessage({ body })] }) });
  expect(await screen.findByText(body)).toBeTruthy();
  expect(document.querySelector('img')).toBeNull();
});

test('P-9: someone without messages reads what is shown here and can write the first', async () => {
  showMessages('/tabs/messages', {
    'messages.list': () => ({ offered: true, threads: [], responseTime: 'two working days', unreadable: 0 }),
  });
  expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Write to your adviser' }));
  expect(await screen.findByLabelText('Subject')).toBeTruthy();
});

test('SEC-F1: a conversation of another client is like one that is not there', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  showMessages('/tabs/messages?thread=00000000-0000-4000-8000-0000000000ff', {
    'messages.byId': () => {
      throw new AppError('NOT_FOUND');
    },
  });
  expect(await screen.findByRole('heading', { name: 'We could not find this conversation' })).toBeTruthy();
});

test('S-6: a list that failed to load says so; an open conversation stays usable', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  showMessages(isaAddress, {
    'messages.list': () => {
      throw new AppError('UPSTREAM_DOWN');
    },
  });
  expect(await screen.findByText('We could not load your messages')).toBeTruthy();
  expect(await screen.findByText('No need to hurry.')).toBeTruthy();
});

test('S-6: a conversation that waits for the connection says so, and is not busy', () => {
  goOffline();
  showMessages(isaAddress);
  expect(screen.getByText('We could not load this conversation')).toBeTruthy();
  expect(screen.getByRole('article').getAttribute('aria-busy')).toBe('false');
});

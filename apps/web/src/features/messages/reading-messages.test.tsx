import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { AppError } from '#core/errors/app-error.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { aMessage } from '#test/build/a-message.ts';
import {
  answer,
  isa,
  isaAddress,
  pressSend,
  question,
  replyField,
  showMessages,
  threadRows,
} from '#test/render-messages.tsx';
import { widen } from '#test/window-size.ts';

test('P-9: a conversation that has been shown is read, once, and the list knows it', async () => {
  const marked = vi.fn(() => ({ ...isa, unreadCount: 0 }));
  showMessages(isaAddress, { 'messages.markRead': marked });
  await screen.findByText('No need to hurry.');
  await waitFor(async () => expect((await threadRows())[0]?.textContent).not.toContain('unread'));
  expect(marked).toHaveBeenCalledOnce();
  expect(marked).toHaveBeenCalledWith({ uuid: isa.uuid });
});

const later = aMessage({
  uuid: 'm3',
  body: 'The rate has changed.',
  isClient: false,
  sentAt: '2026-11-20T16:06:00Z',
});
const laterAt = { lastMessageAt: later.sentAt };

/** The conversation as the pointer on its row fetched it a moment ago. */
function PrefetchedThread() {
  const queryClient = useQueryClient();
  const trpc = useTRPC();
  useState(() =>
    queryClient.setQueryData(trpc.messages.byId.queryKey({ uuid: isa.uuid }), {
      thread: isa,
      messages: [question, answer],
    }),
  );
  return null;
}

test('P-9: a conversation that was fetched before it was opened is read once what came since is shown', async () => {
  const pending = Promise.withResolvers<unknown>();
  const marked = vi.fn(() => ({ ...isa, ...laterAt, unreadCount: 0 }));
  const read = vi.fn(() => pending.promise);
  showMessages(isaAddress, { 'messages.byId': read, 'messages.markRead': marked }, <PrefetchedThread />);
  expect(screen.getByText('No need to hurry.')).toBeTruthy();
  await threadRows();
  expect(marked).not.toHaveBeenCalled();
  pending.resolve({
    thread: { ...isa, ...laterAt, unreadCount: 2 },
    messages: [question, answer, later],
  });
  expect(await screen.findByText('The rate has changed.')).toBeTruthy();
  await waitFor(() => expect(marked).toHaveBeenCalledOnce());
  expect(read).toHaveBeenCalledOnce();
});

test('P-9: a conversation that was fetched before and cannot be fetched again stays unread', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const marked = vi.fn();
  const read = vi.fn(() => {
    throw new AppError('UPSTREAM_DOWN');
  });
  showMessages(isaAddress, { 'messages.byId': read, 'messages.markRead': marked }, <PrefetchedThread />);
  expect((await threadRows())[0]?.textContent).toContain('1 unread');
  await waitFor(() => expect(read).toHaveBeenCalledOnce());
  expect(screen.getByText('No need to hurry.')).toBeTruthy();
  expect(marked).not.toHaveBeenCalled();
});

test('P-9: a conversation that cannot be fetched again stays unread after a reply to it', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const marked = vi.fn();
  const answers = {
    'messages.byId': () => {
      throw new AppError('UPSTREAM_DOWN');
    },
    'messages.markRead': marked,
    'messages.reply': () => aMessage({ uuid: 'm3', body: 'Thank you.' }),
  };
  showMessages(isaAddress, answers, <PrefetchedThread />);
  await userEvent.type(await replyField(), 'Thank you.');
  await pressSend();
  expect(await screen.findByText('Your message has been sent.')).toBeTruthy();
  expect((await threadRows())[0]?.textContent).toContain('1 unread');
  expect(marked).not.toHaveBeenCalled();
});

test('P-9: what the firm wrote while a conversation was being marked is shown', async () => {
  const read = vi.fn(() => {
    const isMarked = marked.mock.calls.length > 0;
    return isMarked
      ? { thread: { ...isa, ...laterAt, unreadCount: 0 }, messages: [question, answer, later] }
      : { thread: isa, messages: [question, answer] };
  });
  const marked = vi.fn(() => ({ ...isa, ...laterAt, unreadCount: 0 }));
  showMessages(isaAddress, { 'messages.byId': read, 'messages.markRead': marked });
  expect(await screen.findByText('The rate has changed.')).toBeTruthy();
  expect(read).toHaveBeenCalledTimes(2);
});

test.each([
  ['by its time', laterAt],
  ['by what is unread', { unreadCount: 2 }],
])(
  'P-9: a later message that the list shows %s is in the conversation, which is asked for once',
  async (_how, later) => {
    const list = Promise.withResolvers<unknown>();
    const read = vi.fn(() => ({ thread: isa, messages: [question, answer] }));
    const fails = () => {
      throw new AppError('UPSTREAM_DOWN');
    };
    vi.spyOn(console, 'warn').mockReturnValue();
    const { queryClient } = showMessages(isaAddress, {
      'messages.list': () => list.promise,
      'messages.byId': read,
      'messages.markRead': fails,
    });
    await screen.findByText('No need to hurry.');
    expect(read).toHaveBeenCalledOnce();
    list.resolve({ offered: true, threads: [{ ...isa, ...later }], responseTime: null, unreadable: 0 });
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(read).toHaveBeenCalledTimes(2);
  },
);

test('P-9: what cannot be marked stays unread, and the conversation is there all the same', async () => {
  const noted = vi.spyOn(console, 'warn').mockReturnValue();
  showMessages(isaAddress, {
    'messages.markRead': () => {
      throw new AppError('UPSTREAM_DOWN');
    },
  });
  await screen.findByText('No need to hurry.');
  await waitFor(() => expect(noted).toHaveBeenCalledWith(expect.stringContaining('messages.markRead')));
  expect((await threadRows())[0]?.textContent).toContain('1 unread');
});

test('P-9: a conversation opens at its first unread message, and the line stays when it has been read', async () => {
  const messages = [
    aMessage({ uuid: 'm1', body: 'Should I wait?' }),
    aMessage({ uuid: 'm2', body: 'No need to hurry.', isClient: false }),
    aMessage({ uuid: 'm3', body: 'The rate has changed.', isClient: false }),
  ];
  showMessages(isaAddress, { 'messages.byId': () => ({ thread: { ...isa, unreadCount: 1 }, messages }) });
  const line = await screen.findByText('New messages');
  expect(line.closest('li')?.textContent).toContain('The rate has changed.');
  await waitFor(async () => expect((await threadRows())[0]?.textContent).not.toContain('unread'));
  expect(screen.getAllByText('New messages')).toHaveLength(1);
});

test('P-9: where everything was read there is no line', async () => {
  showMessages(isaAddress, {
    'messages.byId': () => ({
      thread: { ...isa, unreadCount: 0 },
      messages: [aMessage({ isClient: false })],
    }),
  });
  await screen.findByText('Good morning.');
  expect(screen.queryByText('New messages')).toBeNull();
});

test('P-9: a conversation of which nothing is known yet is not called untitled', async () => {
  widen();
  const never = () => new Promise(() => undefined);
  showMessages(isaAddress, { 'messages.list': never, 'messages.byId': never });
  expect(await screen.findByRole('heading', { name: 'Conversation' })).toBeTruthy();
});

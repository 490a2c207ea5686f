import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AppError } from '#core/errors/app-error.ts';
import { aMessage } from '#test/build/a-message.ts';
import { isaAddress, pressSend, replyField, review, showMessages, writeNew } from '#test/render-messages.tsx';

test('P-9, SEC-I24: a new message whose answer was lost goes again under its key, other words under another', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const keys: string[] = [];
  const { unmount } = showMessages('/tabs/messages?new=', {
    'messages.start': (input) => {
      keys.push((input as { idempotencyKey: string }).idempotencyKey);
      throw new AppError('NO_ANSWER');
    },
  });
  await writeNew('When do we meet?');
  await pressSend();
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /We do not know whether your message arrived\..* please check whether it is already in your messages\./,
  );
  await pressSend();
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(new Set(keys).size).toBe(1);
  unmount();
  const started = vi.fn(() => review);
  const { address } = showMessages('/tabs/messages?new=', { 'messages.start': started });
  await screen.findByDisplayValue('When do we meet?');
  await pressSend();
  await waitFor(() => expect(address()).toBe(`/tabs/messages?thread=${review.uuid}`));
  expect(started).toHaveBeenCalledWith(expect.objectContaining({ idempotencyKey: keys[0] }));
  await userEvent.click(screen.getByRole('link', { name: 'New message' }));
  await writeNew('When do we meet?');
  await pressSend();
  await waitFor(() => expect(started).toHaveBeenCalledTimes(2));
  expect(started).not.toHaveBeenLastCalledWith(expect.objectContaining({ idempotencyKey: keys[0] }));
});

test('P-9: a new message that was refused says that it was not sent', async () => {
  showMessages('/tabs/messages?new=', {
    'messages.start': () => {
      throw new AppError('TOO_MANY_REQUESTS');
    },
  });
  await writeNew('When do we meet?');
  await pressSend();
  expect((await screen.findByRole('alert')).textContent).toContain('Your message was not sent.');
});

test('P-9: a new message in doubt that is then refused stays in doubt, and the page says why it was refused', async () => {
  const codes = ['UPSTREAM_DOWN', 'TOO_MANY_REQUESTS'] as const;
  const started = vi.fn(() => {
    throw new AppError(codes[started.mock.calls.length - 1] ?? 'UNKNOWN');
  });
  showMessages('/tabs/messages?new=', { 'messages.start': started });
  await writeNew('When do we meet?');
  await pressSend();
  await screen.findByRole('alert');
  await pressSend();
  await screen.findByText(/^We do not know whether your message arrived\. Too many attempts/);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await pressSend();
  await screen.findByText(/^We do not know whether your message arrived\. You are offline\./);
  expect(started).toHaveBeenCalledTimes(2);
  await userEvent.clear(screen.getByLabelText('Message'));
  await userEvent.type(screen.getByLabelText('Message'), 'Another question.');
  await pressSend();
  await screen.findByText(/^Your message was not sent\. You are offline\./);
});

test('P-9: where it is not known whether a new message arrived, the list is read again', async () => {
  const list = vi.fn(() => ({ offered: true, threads: [review], responseTime: null, unreadable: 0 }));
  showMessages('/tabs/messages?new=', {
    'messages.list': list,
    'messages.start': () => {
      throw new AppError('UPSTREAM_DOWN');
    },
  });
  await writeNew('When do we meet?');
  list.mockClear();
  await pressSend();
  await waitFor(() => expect(list).toHaveBeenCalledOnce());
});

test('P-9: offline a new message is not sent, and the page says so at once', async () => {
  const started = vi.fn(() => review);
  showMessages('/tabs/messages?new=', { 'messages.start': started });
  await writeNew('When do we meet?');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await pressSend();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Your message was not sent. You are offline. What you wrote is kept.',
  );
  expect(started).not.toHaveBeenCalled();
});

test('P-9: a client who left while a new message was being sent is not brought to its conversation', async () => {
  const waiting = Promise.withResolvers<unknown>();
  const list = vi.fn(() => ({ offered: true, threads: [review], responseTime: null, unreadable: 0 }));
  const { address, queryClient } = showMessages('/tabs/messages?new=', {
    'messages.list': list,
    'messages.start': () => waiting.promise,
  });
  await writeNew('When do we meet?');
  await pressSend();
  await waitFor(() => expect(queryClient.isMutating()).toBe(1));
  await userEvent.click(await screen.findByRole('link', { name: /Your yearly review/ }));
  await screen.findByText('No need to hurry.');
  const left = address();
  list.mockClear();
  waiting.resolve({ ...review, uuid: 'started' });
  await waitFor(() => expect(list).toHaveBeenCalledOnce());
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await act(async () => undefined);
  expect(address()).toBe(left);
  await userEvent.click(screen.getByRole('link', { name: 'New message' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Subject')).value).toBe('');
});

/** A new message that is being sent when the client looks elsewhere, and opens "New message" again. */
async function reopenWhileSending() {
  const waiting = Promise.withResolvers<unknown>();
  const started = vi.fn(() => waiting.promise);
  const shown = showMessages('/tabs/messages?new=', { 'messages.start': started });
  await writeNew('When do we meet?');
  await pressSend();
  await waitFor(() => expect(started).toHaveBeenCalledOnce());
  await userEvent.click(await screen.findByRole('link', { name: /Your yearly review/ }));
  await screen.findByText('No need to hurry.');
  await userEvent.click(screen.getByRole('link', { name: 'New message' }));
  const message = await screen.findByLabelText<HTMLTextAreaElement>('Message');
  return { ...shown, waiting, started, message };
}

test('P-9: a form that is opened again while its message is being sent waits for it, and leads to it', async () => {
  const { address, waiting, started, message } = await reopenWhileSending();
  expect(message.value).toBe('When do we meet?');
  expect(message.readOnly).toBe(true);
  await userEvent.type(screen.getByLabelText('Subject'), '{Enter}');
  waiting.resolve({ ...review, uuid: 'started' });
  await waitFor(() => expect(address()).toBe('/tabs/messages?thread=started'));
  expect(started).toHaveBeenCalledOnce();
});

test('P-9: a form that is opened again while its message is being sent says how it failed', async () => {
  const { waiting, message } = await reopenWhileSending();
  waiting.reject(new AppError('TOO_MANY_REQUESTS'));
  expect((await screen.findByRole('alert')).textContent).toContain('Your message was not sent. Too many');
  expect(message.readOnly).toBe(false);
});

test('P-9: what is written after signing in again, while an earlier message is being sent, is kept', async () => {
  const waiting = Promise.withResolvers<unknown>();
  const answers = { 'messages.start': () => waiting.promise };
  const { unmount, queryClient } = showMessages('/tabs/messages?new=', answers);
  await writeNew('When do we meet?');
  await pressSend();
  await waitFor(() => expect(queryClient.isMutating()).toBe(1));
  unmount();
  showMessages('/tabs/messages?new=', answers);
  const message = await screen.findByLabelText<HTMLTextAreaElement>('Message');
  await userEvent.type(message, ' In May?');
  waiting.resolve({ ...review, uuid: 'started' });
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(message.value).toBe('When do we meet? In May?');
});

test('P-9: a double Enter sends once, a reply and a new message alike', async () => {
  const replied = vi.fn(() => aMessage({ uuid: 'm3', body: 'Thank you.' }));
  const started = vi.fn(() => review);
  showMessages(isaAddress, { 'messages.reply': replied, 'messages.start': started });
  const submitTwice = (field: HTMLElement) =>
    act(async () => {
      for (let count = 0; count < 2; count++)
        field.closest('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    });
  await userEvent.type(await replyField(), 'Thank you.');
  await submitTwice(await replyField());
  await screen.findByText('Your message has been sent.');
  await userEvent.click(screen.getByRole('link', { name: 'New message' }));
  await writeNew('When do we meet?');
  await submitTwice(screen.getByLabelText('Message'));
  await screen.findByRole('heading', { name: review.subject! });
  expect([replied.mock.calls.length, started.mock.calls.length]).toEqual([1, 1]);
});

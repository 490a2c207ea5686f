import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AppError } from '#core/errors/app-error.ts';
import { aMessage } from '#test/build/a-message.ts';
import { isa, isaAddress, pressSend, replyField, review, showMessages } from '#test/render-messages.tsx';

test('P-9: a reply joins the conversation and leaves an empty field', async () => {
  const sent = vi.fn(() => aMessage({ uuid: 'm3', body: 'Thank you.' }));
  showMessages(isaAddress, { 'messages.reply': sent });
  await userEvent.type(await replyField(), 'Thank you.');
  expect(screen.getByText('4,990 characters left')).toBeTruthy();
  await pressSend();
  expect(await screen.findByText('Your message has been sent.')).toBeTruthy();
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toContain('Thank you.You');
  expect((await replyField()).value).toBe('');
  const idempotencyKey = expect.stringMatching(/^[0-9a-f-]{36}$/);
  expect(sent).toHaveBeenCalledWith({ uuid: isa.uuid, body: 'Thank you.', idempotencyKey });
});

test('SEC-I24: a reply that failed goes again under its key; the next reply has another', async () => {
  const keys: string[] = [];
  let isUp = false;
  showMessages(isaAddress, {
    'messages.reply': (input: unknown) => {
      keys.push((input as { idempotencyKey: string }).idempotencyKey);
      if (!isUp) throw new AppError('UNAVAILABLE');
      return aMessage({ uuid: `m${keys.length}`, body: 'Thank you.' });
    },
  });
  await userEvent.type(await replyField(), 'Thank you.');
  await pressSend();
  await screen.findByRole('alert');
  isUp = true;
  await pressSend();
  await waitFor(async () => expect((await replyField()).value).toBe(''));
  await userEvent.type(await replyField(), 'Thank you.');
  await pressSend();
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('SEC-I24: a reply that failed goes again under its key, even after a reply to another conversation', async () => {
  const sent: { uuid: string; idempotencyKey: string }[] = [];
  showMessages(isaAddress, {
    'messages.reply': (input: unknown) => {
      sent.push(input as (typeof sent)[number]);
      if (sent.length === 1) throw new AppError('UNAVAILABLE');
      return aMessage({ uuid: `m${sent.length + 2}`, body: 'Thank you.' });
    },
  });
  await userEvent.type(await replyField(), 'Thank you.');
  await pressSend();
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('link', { name: /Your yearly review/ }));
  await screen.findByRole('heading', { name: review.subject! });
  await userEvent.type(await replyField(), 'Thank you.');
  await pressSend();
  await screen.findByText('Your message has been sent.');
  await userEvent.click(screen.getByRole('link', { name: /Moving the cash ISA/ }));
  await screen.findByRole('heading', { name: isa.subject! });
  await pressSend();
  await waitFor(() => expect(sent.map(({ uuid }) => uuid)).toEqual([isa.uuid, review.uuid, isa.uuid]));
  expect(sent[2]?.idempotencyKey).toBe(sent[0]?.idempotencyKey);
  expect(sent[1]?.idempotencyKey).not.toBe(sent[0]?.idempotencyKey);
});

test('P-9: a reply that was refused is kept, even while the client looks elsewhere', async () => {
  showMessages(isaAddress, {
    'messages.reply': () => {
      throw new AppError('UNAVAILABLE');
    },
  });
  await userEvent.type(await replyField(), 'Thank you.');
  await pressSend();
  expect((await screen.findByRole('alert')).textContent).toContain('Your message was not sent.');
  expect((await replyField()).value).toBe('Thank you.');
  await userEvent.click(screen.getByRole('link', { name: /Your yearly review/ }));
  await screen.findByRole('heading', { name: 'Your yearly review, January' });
  expect((await replyField()).value).toBe('');
  await userEvent.click(screen.getByRole('link', { name: /Moving the cash ISA/ }));
  await screen.findByRole('heading', { name: isa.subject! });
  expect((await replyField()).value).toBe('Thank you.');
});

test('P-9: an empty reply is not sent, and focus goes to the field', async () => {
  const sent = vi.fn();
  showMessages(isaAddress, { 'messages.reply': sent });
  await replyField();
  await pressSend();
  expect(await screen.findByText('Write your message first.')).toBeTruthy();
  expect(document.activeElement).toBe(await replyField());
  expect(sent).not.toHaveBeenCalled();
});

test('P-9: a text that was not sent is there again with a note, and can be discarded', async () => {
  const { unmount } = showMessages(isaAddress);
  await userEvent.type(await replyField(), 'Thank you.');
  expect(screen.queryByText('Draft restored.')).toBeNull();
  unmount();
  showMessages(isaAddress);
  expect((await replyField()).value).toBe('Thank you.');
  expect(screen.getByText('Draft restored.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
  expect((await replyField()).value).toBe('');
  expect(screen.queryByText('Draft restored.')).toBeNull();
  expect(document.activeElement).toBe(await replyField());
});

test('P-9: while a restored text is being sent it cannot be discarded', async () => {
  const { unmount } = showMessages(isaAddress);
  await userEvent.type(await replyField(), 'Thank you.');
  unmount();
  const waiting = Promise.withResolvers<unknown>();
  showMessages(isaAddress, { 'messages.reply': () => waiting.promise });
  await replyField();
  await pressSend();
  await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
  waiting.reject(new AppError('NO_ANSWER'));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'We do not know whether your message arrived.',
  );
  expect((await replyField()).value).toBe('Thank you.');
});

test('P-9: offline a reply is not sent, the page says so at once, and what was written is kept', async () => {
  const sent = vi.fn(() => aMessage({ uuid: 'm3', body: 'Thank you.' }));
  showMessages(isaAddress, { 'messages.reply': sent });
  await userEvent.type(await replyField(), 'Thank you.');
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await pressSend();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Your message was not sent. You are offline. What you wrote is kept.',
  );
  expect(sent).not.toHaveBeenCalled();
  expect((await replyField()).value).toBe('Thank you.');
  connection.mockReturnValue(true);
  await pressSend();
  await waitFor(async () => expect((await replyField()).value).toBe(''));
  expect(sent).toHaveBeenCalledOnce();
});

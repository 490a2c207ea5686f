import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { AppError } from '#core/errors/app-error.ts';
import { aMessage } from '#test/build/a-message.ts';
import { answered, asked, isa, isaAddress, review, showMessages } from '#test/render-messages.tsx';

const reply = () => screen.findByLabelText<HTMLTextAreaElement>('Reply to Ruth Vasey');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

test('P-9: a reply joins the conversation and leaves an empty field', async () => {
  const sent = vi.fn(() => aMessage({ uuid: 'm3', body: 'Thank you.' }));
  showMessages(isaAddress, { 'messages.reply': sent });
  await userEvent.type(await reply(), 'Thank you.');
  expect(screen.getByText('4,990 characters left')).toBeTruthy();
  await send();
  expect(await screen.findByText('Your message has been sent.')).toBeTruthy();
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toContain('Thank you.You');
  expect((await reply()).value).toBe('');
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
  await userEvent.type(await reply(), 'Thank you.');
  await send();
  await screen.findByRole('alert');
  isUp = true;
  await send();
  await waitFor(async () => expect((await reply()).value).toBe(''));
  await userEvent.type(await reply(), 'Thank you.');
  await send();
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('SEC-I24: a reply that failed goes again under its key also after a reply to another conversation', async () => {
  const sent: { uuid: string; idempotencyKey: string }[] = [];
  showMessages(isaAddress, {
    'messages.reply': (input: unknown) => {
      sent.push(input as (typeof sent)[number]);
      if (sent.length === 1) throw new AppError('UNAVAILABLE');
      return aMessage({ uuid: `m${sent.length + 2}`, body: 'Thank you.' });
    },
  });
  await userEvent.type(await reply(), 'Thank you.');
  await send();
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('link', { name: /Your yearly review/ }));
  await screen.findByRole('heading', { name: review.subject! });
  await userEvent.type(await reply(), 'Thank you.');
  await send();
  await screen.findByText('Your message has been sent.');
  await userEvent.click(screen.getByRole('link', { name: /Moving the cash ISA/ }));
  await screen.findByRole('heading', { name: isa.subject! });
  await send();
  await waitFor(() => expect(sent.map(({ uuid }) => uuid)).toEqual([isa.uuid, review.uuid, isa.uuid]));
  expect(sent[2]?.idempotencyKey).toBe(sent[0]?.idempotencyKey);
  expect(sent[1]?.idempotencyKey).not.toBe(sent[0]?.idempotencyKey);
});

test('P-9: a reply that was refused is kept, also while one looks elsewhere', async () => {
  showMessages(isaAddress, {
    'messages.reply': () => {
      throw new AppError('UNAVAILABLE');
    },
  });
  await userEvent.type(await reply(), 'Thank you.');
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('Your message was not sent.');
  expect((await reply()).value).toBe('Thank you.');
  await userEvent.click(screen.getByRole('link', { name: /Your yearly review/ }));
  await screen.findByRole('heading', { name: 'Your yearly review, January' });
  expect((await reply()).value).toBe('');
  await userEvent.click(screen.getByRole('link', { name: /Moving the cash ISA/ }));
  await screen.findByRole('heading', { name: isa.subject! });
  expect((await reply()).value).toBe('Thank you.');
});

test('P-9: a reply that arrived although its answer was lost is not sent twice', async () => {
  const delivered = aMessage({ uuid: 'm3', body: 'Thank you.' });
  let messages = [asked, answered];
  const sent = vi.fn(() => {
    messages = [...messages, delivered];
    throw new AppError('NO_ANSWER');
  });
  showMessages(isaAddress, {
    'messages.reply': sent,
    'messages.byId': () => ({ thread: { ...isa, unreadCount: 0 }, messages }),
  });
  await userEvent.type(await reply(), 'Thank you.');
  await send();
  await waitFor(async () => expect((await reply()).value).toBe(''));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getAllByText('Thank you.')).toHaveLength(1);
  expect(sent).toHaveBeenCalledOnce();
});

test('P-9: a reply whose fate was not known is looked for before it is sent again', async () => {
  const delivered = aMessage({ uuid: 'm3', body: 'Thank you.' });
  let isUp = true;
  const sent = vi.fn(() => {
    isUp = false;
    throw new AppError('UPSTREAM_DOWN');
  });
  vi.spyOn(console, 'warn').mockReturnValue();
  showMessages(isaAddress, {
    'messages.reply': sent,
    'messages.byId': () => {
      if (!isUp) throw new AppError('UPSTREAM_DOWN');
      const messages = sent.mock.calls.length === 0 ? [asked, answered] : [asked, answered, delivered];
      return { thread: { ...isa, unreadCount: 0 }, messages };
    },
  });
  await userEvent.type(await reply(), 'Thank you.');
  await send();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('We do not know whether your message arrived.');
  expect(alert.textContent).toContain('What you wrote is kept.');
  isUp = true;
  await send();
  await waitFor(async () => expect((await reply()).value).toBe(''));
  expect(screen.getAllByText('Thank you.')).toHaveLength(1);
  expect(sent).toHaveBeenCalledOnce();
});

test('P-9, SEC-I24: a reply whose fate was not known is looked for after the client has looked elsewhere too', async () => {
  const delivered = aMessage({ uuid: 'm3', body: 'Thank you.' });
  let isUp = true;
  const sent = vi.fn(() => {
    isUp = false;
    throw new AppError('UPSTREAM_DOWN');
  });
  vi.spyOn(console, 'warn').mockReturnValue();
  showMessages(isaAddress, {
    'messages.reply': sent,
    'messages.byId': (input: unknown) => {
      const isIsa = (input as { uuid: string }).uuid === isa.uuid;
      if (isIsa && !isUp) throw new AppError('UPSTREAM_DOWN');
      const hasArrived = isIsa && sent.mock.calls.length > 0;
      return {
        thread: isIsa ? isa : review,
        messages: hasArrived ? [asked, answered, delivered] : [asked, answered],
      };
    },
  });
  await userEvent.type(await reply(), 'Thank you.');
  await send();
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('link', { name: /Your yearly review/ }));
  await screen.findByRole('heading', { name: review.subject! });
  isUp = true;
  await userEvent.click(screen.getByRole('link', { name: /Moving the cash ISA/ }));
  await screen.findByRole('heading', { name: isa.subject! });
  expect((await reply()).value).toBe('Thank you.');
  await send();
  await waitFor(async () => expect((await reply()).value).toBe(''));
  expect(sent).toHaveBeenCalledOnce();
});

test('P-9, SEC-I24: a reply that was being sent when the page was left is looked for before it is sent again', async () => {
  const delivered = aMessage({ uuid: 'm3', body: 'Thank you.' });
  const sent = vi.fn(() => new Promise(() => undefined));
  const answers = {
    'messages.reply': sent,
    'messages.byId': () => ({
      thread: isa,
      messages: sent.mock.calls.length === 0 ? [asked, answered] : [asked, answered, delivered],
    }),
  };
  const { unmount } = showMessages(isaAddress, answers);
  await userEvent.type(await reply(), 'Thank you.');
  await send();
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  unmount();
  showMessages(isaAddress, answers);
  expect((await reply()).value).toBe('Thank you.');
  await send();
  await waitFor(async () => expect((await reply()).value).toBe(''));
  expect(sent).toHaveBeenCalledOnce();
});

test('P-9: after the field was emptied the same words are another reply', async () => {
  let isUp = false;
  const sent = vi.fn(() => {
    if (!isUp) throw new AppError('NO_ANSWER');
    return aMessage({ uuid: 'm4', body: 'Thank you.' });
  });
  const elsewhere = aMessage({ uuid: 'm3', body: 'Thank you.' });
  showMessages(isaAddress, {
    'messages.reply': sent,
    'messages.byId': () => ({
      thread: isa,
      messages: isUp ? [asked, answered, elsewhere] : [asked, answered],
    }),
  });
  await userEvent.type(await reply(), 'Thank you.');
  await send();
  await screen.findByRole('alert');
  isUp = true;
  await userEvent.clear(await reply());
  await userEvent.type(await reply(), 'Thank you.');
  await send();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
});

test('P-9: an empty reply is not sent, and focus goes to the field', async () => {
  const sent = vi.fn();
  showMessages(isaAddress, { 'messages.reply': sent });
  await reply();
  await send();
  expect(await screen.findByText('Write your message first.')).toBeTruthy();
  expect(document.activeElement).toBe(await reply());
  expect(sent).not.toHaveBeenCalled();
});

test('P-9: a text that was not sent is there again with a note, and can be discarded', async () => {
  const { unmount } = showMessages(isaAddress);
  await userEvent.type(await reply(), 'Thank you.');
  expect(screen.queryByText('Draft restored.')).toBeNull();
  unmount();
  showMessages(isaAddress);
  expect((await reply()).value).toBe('Thank you.');
  expect(screen.getByText('Draft restored.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
  expect((await reply()).value).toBe('');
  expect(screen.queryByText('Draft restored.')).toBeNull();
});

test('P-9: while a restored text is being sent it cannot be discarded', async () => {
  const { unmount } = showMessages(isaAddress);
  await userEvent.type(await reply(), 'Thank you.');
  unmount();
  const waiting = Promise.withResolvers<unknown>();
  showMessages(isaAddress, { 'messages.reply': () => waiting.promise });
  await reply();
  await send();
  await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
  waiting.reject(new AppError('NO_ANSWER'));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'We do not know whether your message arrived.',
  );
  expect((await reply()).value).toBe('Thank you.');
});

test('P-9: a reply that the browser resent by itself with a used proof may have arrived, and is looked for', async () => {
  let isThere = false;
  const delivered = aMessage({ uuid: 'm3', body: 'Thank you.' });
  showMessages(isaAddress, {
    'messages.reply': () => {
      isThere = true;
      throw new AppError('PROOF_REFUSED');
    },
    'messages.byId': () => ({
      thread: isa,
      messages: isThere ? [asked, answered, delivered] : [asked, answered],
    }),
  });
  await userEvent.type(await reply(), 'Thank you.');
  await send();
  await waitFor(async () => expect((await reply()).value).toBe(''));
  expect(screen.getAllByText('Thank you.')).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('P-9: offline a reply is not sent, the page says so at once, and what was written is kept', async () => {
  const sent = vi.fn(() => aMessage({ uuid: 'm3', body: 'Thank you.' }));
  showMessages(isaAddress, { 'messages.reply': sent });
  await userEvent.type(await reply(), 'Thank you.');
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Your message was not sent. You are offline. What you wrote is kept.',
  );
  expect(sent).not.toHaveBeenCalled();
  expect((await reply()).value).toBe('Thank you.');
  connection.mockReturnValue(true);
  await send();
  await waitFor(async () => expect((await reply()).value).toBe(''));
  expect(sent).toHaveBeenCalledOnce();
});

test('P-9: a reply whose connection went while it was sent waits for none, and stays in doubt', async () => {
  const sent = vi.fn(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onlineManager.setOnline(false);
    throw new AppError('NO_ANSWER');
  });
  onTestFinished(() => onlineManager.setOnline(true));
  showMessages(isaAddress, { 'messages.reply': sent });
  await userEvent.type(await reply(), 'Thank you.');
  await send();
  const doubt = 'We do not know whether your message arrived.';
  expect((await screen.findByRole('alert')).textContent).toContain(doubt);
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain(doubt);
  expect(sent).toHaveBeenCalledOnce();
});

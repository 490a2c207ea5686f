import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { AppError } from '#core/errors/app-error.ts';
import { aMessage } from '#test/build/a-message.ts';
import { gatewayFailure } from '#test/fake-gateway.ts';
import {
  answer,
  isa,
  isaAddress,
  pressSend,
  question,
  replyField,
  review,
  showMessages,
} from '#test/render-messages.tsx';

test('P-9: a reply that arrived although its answer was lost is not sent twice', async () => {
  const delivered = aMessage({ uuid: 'm3', body: 'Thank you.' });
  let messages = [question, answer];
  const sent = vi.fn(() => {
    messages = [...messages, delivered];
    throw new AppError('NO_ANSWER');
  });
  showMessages(isaAddress, {
    'messages.reply': sent,
    'messages.byId': () => ({ thread: { ...isa, unreadCount: 0 }, messages }),
  });
  await userEvent.type(await replyField(), 'Thank you.');
  await pressSend();
  await waitFor(async () => expect((await replyField()).value).toBe(''));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getAllByText('Thank you.')).toHaveLength(1);
  expect(sent).toHaveBeenCalledOnce();
});

/** A firm that takes a reply, and is down before it has answered. */
function firmThatGoesDown() {
  const delivered = aMessage({ uuid: 'm3', body: 'Thank you.' });
  let isUp = true;
  const reply = vi.fn(() => {
    isUp = false;
    throw new AppError('UPSTREAM_DOWN');
  });
  vi.spyOn(console, 'warn').mockReturnValue();
  return {
    reply,
    comeBack() {
      isUp = true;
    },
    messages() {
      if (!isUp) throw new AppError('UPSTREAM_DOWN');
      return reply.mock.calls.length === 0 ? [question, answer] : [question, answer, delivered];
    },
  };
}

test('P-9: a reply that may have arrived is looked for before it is sent again', async () => {
  const firm = firmThatGoesDown();
  showMessages(isaAddress, {
    'messages.reply': firm.reply,
    'messages.byId': () => ({ thread: { ...isa, unreadCount: 0 }, messages: firm.messages() }),
  });
  await userEvent.type(await replyField(), 'Thank you.');
  await pressSend();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('We do not know whether your message arrived.');
  expect(alert.textContent).toContain('What you wrote is kept.');
  firm.comeBack();
  await pressSend();
  await waitFor(async () => expect((await replyField()).value).toBe(''));
  expect(screen.getAllByText('Thank you.')).toHaveLength(1);
  expect(firm.reply).toHaveBeenCalledOnce();
});

test('P-9, SEC-I24: a reply that may have arrived is looked for after the client has visited other pages too', async () => {
  const firm = firmThatGoesDown();
  showMessages(isaAddress, {
    'messages.reply': firm.reply,
    'messages.byId': (input: unknown) => {
      const isIsa = (input as { uuid: string }).uuid === isa.uuid;
      return isIsa
        ? { thread: isa, messages: firm.messages() }
        : { thread: review, messages: [question, answer] };
    },
  });
  await userEvent.type(await replyField(), 'Thank you.');
  await pressSend();
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('link', { name: /Your yearly review/ }));
  await screen.findByRole('heading', { name: review.subject! });
  firm.comeBack();
  await userEvent.click(screen.getByRole('link', { name: /Moving the cash ISA/ }));
  await screen.findByRole('heading', { name: isa.subject! });
  expect((await replyField()).value).toBe('Thank you.');
  await pressSend();
  await waitFor(async () => expect((await replyField()).value).toBe(''));
  expect(firm.reply).toHaveBeenCalledOnce();
});

test('P-9, SEC-I24: a reply that was being sent when the page was left is looked for before it is sent again', async () => {
  const delivered = aMessage({ uuid: 'm3', body: 'Thank you.' });
  const sent = vi.fn(() => new Promise(() => undefined));
  const answers = {
    'messages.reply': sent,
    'messages.byId': () => ({
      thread: isa,
      messages: sent.mock.calls.length === 0 ? [question, answer] : [question, answer, delivered],
    }),
  };
  const { unmount } = showMessages(isaAddress, answers);
  await userEvent.type(await replyField(), 'Thank you.');
  await pressSend();
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  unmount();
  showMessages(isaAddress, answers);
  expect((await replyField()).value).toBe('Thank you.');
  await pressSend();
  await waitFor(async () => expect((await replyField()).value).toBe(''));
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
      messages: isUp ? [question, answer, elsewhere] : [question, answer],
    }),
  });
  await userEvent.type(await replyField(), 'Thank you.');
  await pressSend();
  await screen.findByRole('alert');
  isUp = true;
  await userEvent.clear(await replyField());
  await userEvent.type(await replyField(), 'Thank you.');
  await pressSend();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
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
      messages: isThere ? [question, answer, delivered] : [question, answer],
    }),
  });
  await userEvent.type(await replyField(), 'Thank you.');
  await pressSend();
  await waitFor(async () => expect((await replyField()).value).toBe(''));
  expect(screen.getAllByText('Thank you.')).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('P-9: a reply in doubt is not sent while offline, and the page says so', async () => {
  const sent = vi.fn(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onlineManager.setOnline(false);
    throw new AppError('NO_ANSWER');
  });
  onTestFinished(() => onlineManager.setOnline(true));
  showMessages(isaAddress, { 'messages.reply': sent });
  await userEvent.type(await replyField(), 'Thank you.');
  await pressSend();
  await screen.findByText(/^We do not know whether your message arrived\. We could not reach the portal\./);
  await pressSend();
  await screen.findByText(/^We do not know whether your message arrived\. You are offline\./);
  expect(sent).toHaveBeenCalledOnce();
});

test('P-9: a reply in doubt that is then refused stays in doubt, and the page says why it was refused', async () => {
  const failures = [
    new AppError('NO_ANSWER'),
    gatewayFailure('TOO_MANY_REQUESTS', 'request-1', { retryAfterSeconds: 600 }),
  ];
  showMessages(isaAddress, {
    'messages.reply': () => {
      throw failures.shift() ?? new AppError('UNKNOWN');
    },
  });
  await userEvent.type(await replyField(), 'Thank you.');
  await pressSend();
  await screen.findByRole('alert');
  await pressSend();
  await screen.findByText(/^We do not know whether your message arrived\. .* Please wait 10 minutes/);
});

test('P-9, SEC-I24: the answer to a reply from before the page was left says nothing of one sent since', async () => {
  const first = Promise.withResolvers<unknown>();
  const keys: string[] = [];
  const answers = {
    'messages.reply': (input: unknown) => {
      keys.push((input as { idempotencyKey: string }).idempotencyKey);
      if (keys.length === 1) return first.promise;
      throw new AppError('NO_ANSWER');
    },
  };
  const { unmount, queryClient } = showMessages(isaAddress, answers);
  await userEvent.type(await replyField(), 'Thank you.');
  await pressSend();
  await waitFor(() => expect(keys).toHaveLength(1));
  unmount();
  showMessages(isaAddress, answers);
  await userEvent.type(await replyField(), ' In May?');
  await pressSend();
  await screen.findByText(/^We do not know whether your message arrived\./);
  first.resolve(aMessage({ uuid: 'm3', body: 'Thank you.' }));
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  await pressSend();
  await waitFor(() => expect(keys).toHaveLength(3));
  await screen.findByText(/^We do not know whether your message arrived\./);
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe(keys[1]);
});

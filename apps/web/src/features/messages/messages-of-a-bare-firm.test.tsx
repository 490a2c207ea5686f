import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { bare, eachFieldNull, expectNothingInvented } from '#test/bare-records.ts';
import { aMessage, aThread } from '#test/build/a-message.ts';
import { gatewayFailure } from '#test/fake-gateway.ts';
import { isaAddress, showMessages } from '#test/render-messages.tsx';

const listOf = (threads: unknown[], more: object = {}) => ({
  'messages.list': () => ({ offered: true, threads, responseTime: null, unreadable: 0, ...more }),
});
const listed = () => within(screen.getByRole('region', { name: 'Conversations' }));

describe('P-9: a firm that does not offer messages', () => {
  const notOffered = listOf([], { offered: false });

  test.each(['/tabs/messages', '/tabs/messages?new=', isaAddress])(
    '%s, opened by its address, says so plainly, with a link and no retry',
    async (address) => {
      vi.spyOn(console, 'warn').mockReturnValue();
      showMessages(address, {
        ...notOffered,
        'messages.byId': () => {
          throw gatewayFailure('NOT_FOUND', 'aaaabbbb');
        },
      });
      expect(await screen.findByRole('heading', { name: 'Messages are not offered here' })).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Go to your account' }).getAttribute('href')).toBe(
        '/tabs/account',
      );
      expect(screen.queryByRole('button')).toBeNull();
      expect(screen.queryByText('New message')).toBeNull();
      expect(document.title).toMatch(/^Messages · /);
    },
  );
});

describe('P-9: conversations of which the firm says little', () => {
  const unsaid = bare(aThread({ uuid: '17' }), 'uuid');
  const unsaidMessage = bare(aMessage({ uuid: '3' }), 'uuid', 'body', 'attachments');
  const at = '/tabs/messages?thread=17';

  test('with an id alone it has a plain name, in the list and as its heading', async () => {
    showMessages(at, {
      ...listOf([unsaid]),
      'messages.byId': () => ({ thread: unsaid, messages: [unsaidMessage] }),
    });
    expect(await screen.findByRole('heading', { name: 'Untitled conversation' })).toBeTruthy();
    const message = (await screen.findByText('Good morning.')).closest('li');
    expect(message?.textContent).toBe('Good morning.');
    expect(message?.dataset.mine).toBe('false');
    expect(listed().getByRole('listitem').textContent).toBe('Untitled conversation');
    expect(screen.getByLabelText('Reply')).toBeTruthy();
    expect(screen.queryByText(/We answer within/)).toBeNull();
    expectNothingInvented();
  });

  const whole = aThread({ uuid: '17', unreadCount: 2, policyUuid: '8' });
  const answers = (thread: unknown, message: unknown) => ({
    ...listOf([thread]),
    'messages.byId': () => ({ thread, messages: [message] }),
    'messages.markRead': () => thread,
  });

  test.each(eachFieldNull(whole, 'uuid'))(
    'without its %s the rest of it is shown',
    async (_field, thread) => {
      showMessages(at, answers(thread, aMessage()));
      await screen.findByText('Good morning.');
      await waitFor(() => expect(listed().getByRole('listitem')).toBeTruthy());
      expectNothingInvented();
    },
  );

  test.each(eachFieldNull(aMessage({ isClient: false }), 'uuid', 'body', 'attachments'))(
    'without its %s the rest of a message is shown',
    async (_field, message) => {
      showMessages(at, answers(whole, message));
      await screen.findByText('Good morning.');
      expectNothingInvented();
    },
  );

  test.each([
    [{ name: null, isClient: true }, 'You'],
    [{ name: null, isClient: false }, 'Arkwright Pell'],
    [{ name: 'Ruth Vasey', isClient: null }, 'Ruth Vasey'],
  ])('a message from %j is signed by %s', async (sender, who) => {
    showMessages(at, answers(whole, aMessage({ sender, sentAt: null })));
    expect((await screen.findByText('Good morning.')).closest('li')?.textContent).toMatch(
      new RegExp(`Good morning.${who}$`),
    );
  });

  test('where the firm does not say how much is unread, nothing is marked as read', async () => {
    const marked = vi.fn();
    showMessages(at, { ...answers(unsaid, aMessage()), 'messages.markRead': marked });
    await screen.findByText('Good morning.');
    expect(marked).not.toHaveBeenCalled();
  });

  test('one that cannot be read leaves the others, and is counted', async () => {
    showMessages('/tabs/messages', listOf([whole], { unreadable: 1 }));
    expect(await screen.findByText('One conversation could not be read.')).toBeTruthy();
    expect(listed().getAllByRole('listitem')).toHaveLength(1);
  });
});

test('P-9: without messages and without a known time to answer, none is promised, and the first can be written', async () => {
  showMessages('/tabs/messages', listOf([]));
  expect(await screen.findByText('Your messages and our replies are shown here.')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Write to your adviser' }));
  expect(await screen.findByLabelText('Subject')).toBeTruthy();
  expect(screen.queryByText(/We answer within/)).toBeNull();
  expectNothingInvented();
});

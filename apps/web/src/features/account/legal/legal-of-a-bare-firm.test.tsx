import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sessionStore } from '#core/session/store.ts';
import { accountAnswers } from '#test/account/account-answers.ts';
import { expectNothingInvented } from '#test/bare-records.ts';
import { aToken } from '#test/build/a-token.ts';
import { type Answers, gatewayFailure } from '#test/fake-gateway.ts';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import { AccountScreen } from '../account-screen.tsx';

const show = (answers: Answers) =>
  renderSignedIn(<AccountScreen />, {
    at: '/tabs/account?part=legal',
    answers: { ...accountAnswers, ...answers },
  });

describe('API-12, L-18: the legal part says which terms were accepted, and when', () => {
  const mine = (answer: object) => ({
    'terms.mine': () => ({ termsAccepted: null, acceptedVersion: null, acceptedAt: null, ...answer }),
  });
  const line = async () => (await screen.findByRole('link', { name: 'Terms of use' })).closest('li');
  afterEach(() => sessionStore.reset());

  test.each([
    [{ acceptedVersion: '4', acceptedAt: '2026-10-05T09:12:00Z' }, 'Version 4 accepted on 5 October 2026'],
    [{ acceptedVersion: '4' }, 'Version 4 accepted'],
    [{ acceptedAt: '2026-10-05T09:12:00Z' }, 'Accepted on 5 October 2026'],
    [{ termsAccepted: true }, 'Accepted'],
  ])('%j is shown as "%s"', async (answer, words) => {
    show(mine(answer));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test.each([
    ['says nothing', mine({})],
    [
      'cannot be asked',
      {
        'terms.mine': () => {
          throw gatewayFailure('UPSTREAM_DOWN', 'aaaabbbb');
        },
      },
    ],
  ])('where the firm %s, it is left out, and no part has failed', async (_what, answers) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { queryClient } = show(answers);
    expect((await line())?.textContent).toBe('Terms of use');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect((await line())?.textContent).toBe('Terms of use');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(warn.mock.calls.length).toBeLessThanOrEqual(1);
  });

  test('where the firm does not say, it is what was accepted at this sign-in', async () => {
    sessionStore.signIn(aToken(), { version: '5' });
    show(mine({}));
    expect(await screen.findByText('Version 5 accepted')).toBeTruthy();
  });

  test('S-6: where the pages of the firm fail, the terms of use are still there', async () => {
    show({
      ...mine({ acceptedVersion: '4' }),
      'content.list': () => {
        throw gatewayFailure('UPSTREAM_DOWN', 'aaaabbbb');
      },
    });
    expect(await screen.findByText('We could not load these pages')).toBeTruthy();
    expect(await line()).toBeTruthy();
    expect(await screen.findByText('Version 4 accepted')).toBeTruthy();
  });

  test('a page without title and day has a name all the same, and one that cannot be read is counted', async () => {
    const pages = [{ id: '17', title: null, updatedOn: null }];
    show({ 'content.list': () => ({ offered: true, pages, unreadable: 2 }) });
    const link = await screen.findByRole('link', { name: 'Untitled page' });
    expect(link.getAttribute('href')).toBe('/tabs/content/17');
    expect(screen.getByText('2 pages could not be read.')).toBeTruthy();
    expectNothingInvented();
  });
});

import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { accountAnswers } from '#test/account/account-answers.ts';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import { OpenSessions } from './open-sessions.tsx';

const session = (uuid: string, isCurrent = false) => ({
  uuid,
  deviceName: 'Safari on macOS',
  startedAt: null,
  lastUsedAt: null,
  isCurrent,
});

test('SEC-D12, L-28: each session that is ended moves the focus to the heading, even one of the same name', async () => {
  let sessions = [session('own', true), session('one'), session('two')];
  renderSignedIn(<OpenSessions />, {
    answers: {
      ...accountAnswers,
      'sessions.list': () => ({ offered: true, sessions, unreadable: 0 }),
      'sessions.end': (input) => {
        sessions = sessions.filter(({ uuid }) => uuid !== (input as { uuid: string }).uuid);
        return { done: true };
      },
    },
  });
  for (const left of [1, 0]) {
    const [button] = await screen.findAllByRole('button', { name: /^End session/ });
    await userEvent.click(button!);
    await userEvent.click(screen.getByRole('button', { name: 'End it' }));
    await waitFor(() => expect(screen.queryAllByRole('button', { name: /^End session/ })).toHaveLength(left));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Signed in now' }));
  }
});

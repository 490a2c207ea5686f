import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { keepDeviceToken } from '#core/device/tokens.ts';
import { AppError } from '#core/errors/app-error.ts';
import { accountAnswers, noSessions } from '#test/account/account-answers.ts';
import type { Answers } from '#test/fake-gateway.ts';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import { ChangePasswordScreen } from './change-password-screen.tsx';

const good = 'three.words!here?';

function show(changePassword: (input: unknown) => unknown, answers: Answers = {}) {
  return renderSignedIn(<ChangePasswordScreen />, {
    at: '/tabs/account/password',
    answers: { ...accountAnswers, 'user.changePassword': changePassword, ...answers },
  });
}

async function change(current: string, password: string, repeat = password) {
  await userEvent.type(screen.getByLabelText('Current password'), current);
  await userEvent.type(screen.getByLabelText('New password'), password);
  await userEvent.type(screen.getByLabelText('Confirm new password'), `${repeat}{Enter}`);
}

test('API-10: a changed password is confirmed, with the note that this session continues and the others ended', async () => {
  const changed = vi.fn(() => ({ done: true }));
  show(changed);
  await change('Portal-Demo-2026!', good);
  const heading = await screen.findByRole('heading', { name: 'Your password is changed' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText(/Every other session has ended; you stay signed in here/)).toBeTruthy();
  expect(changed).toHaveBeenCalledWith({
    currentPassword: 'Portal-Demo-2026!',
    password: good,
    repeatPassword: good,
    deviceTokens: [],
  });
});

test('SEC-D11: where the firm is known to end the other sessions, the page says so before', async () => {
  show(() => ({ done: true }));
  expect(
    await screen.findByText(/Every other session will end; you will stay signed in here\./),
  ).toBeTruthy();
});

test('API-10, SEC-D11: a firm that offers no open sessions is not known to end the others, so the page does not say it', async () => {
  const { queryClient } = show(() => ({ done: true }), noSessions);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(document.body.textContent).not.toMatch(/other session/);
  await change('Portal-Demo-2026!', good);
  expect(await screen.findByText('Use it the next time you sign in. You stay signed in here.')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/other session/);
});

test.each([
  ['has changed', () => ({ done: true })],
  [
    'may have changed',
    () => {
      throw new AppError('UPSTREAM_DOWN');
    },
  ],
])(
  'API-10, SEC-D11: once the password %s, the sessions and the security history are read again',
  async (_what, changed) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const sessions = vi.fn(accountAnswers['sessions.list']!);
    const history = vi.fn(accountAnswers['securityEvents.list']!);
    show(changed, { 'sessions.list': sessions, 'securityEvents.list': history });
    await change('Portal-Demo-2026!', good);
    await waitFor(() => expect(sessions).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(history).toHaveBeenCalledTimes(2));
  },
);

test('SEC-H2: the passwords are kept in memory no longer than the page', async () => {
  const { queryClient, unmount } = show(() => ({ done: true }));
  await change('Portal-Demo-2026!', good);
  await screen.findByRole('heading', { name: 'Your password is changed' });
  unmount();
  await waitFor(() => expect(queryClient.getMutationCache().getAll()).toEqual([]));
});

test('SEC-B6: attempts count for this device where it is known, and not for the account', async () => {
  const token = 'a'.repeat(32);
  keepDeviceToken(token);
  const changed = vi.fn(() => ({ done: true }));
  show(changed);
  await change('Portal-Demo-2026!', good);
  await waitFor(() =>
    expect(changed).toHaveBeenCalledWith(expect.objectContaining({ deviceTokens: [token] })),
  );
});

test('L-7: a password that breaks a rule is rejected at its field and not sent', async () => {
  const changed = vi.fn();
  show(changed);
  await change('Portal-Demo-2026!', good, 'another.one!here?');
  expect(await screen.findByText('Your passwords do not match.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Confirm new password'));
  expect(changed).not.toHaveBeenCalled();
});

test('SEC-A8: a wrong current password is reported at its field', async () => {
  show(() => {
    throw new AppError('WRONG_CREDENTIALS');
  });
  await change('not this one', good);
  expect(await screen.findByText('Incorrect password')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
});

test('SEC-A6: a password that is too easy to guess is refused in the words of the server, at the field', async () => {
  const message = 'This password is too easy to guess. Please choose another.';
  show(() => {
    throw new AppError('VALIDATION', {
      fields: [{ field: 'password', code: 'too_common', message }],
    });
  });
  await change('Portal-Demo-2026!', 'Password!!!');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('API-32: what the firm says of a field that the form lacks is above the form', async () => {
  show(() => {
    throw new AppError('VALIDATION', {
      message: 'The given data was invalid.',
      fields: [
        { field: 'password', code: 'leaked', message: 'This password was found in a leak.' },
        { field: 'account', code: 'recent', message: 'It was changed today already.' },
      ],
    });
  });
  await change('Portal-Demo-2026!', good);
  expect((await screen.findByRole('alert')).textContent).toBe('Error! It was changed today already.');
  expect(screen.getAllByText('This password was found in a leak.')).toHaveLength(1);
});

test('L-36: a change without an answer says that the password may be changed, and how to find out', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  show(() => {
    throw new AppError('UPSTREAM_DOWN');
  });
  await change('Portal-Demo-2026!', good);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Your password may have been changed all the same.',
  );
});

test('L-36: after a reused proof it says with which password to sign in', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  show(() => {
    throw new AppError('PROOF_REFUSED');
  });
  await change('Portal-Demo-2026!', good);
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /Please sign in again\. Your password may have been changed: try the new one first\.$/,
  );
});

test('L-36: a change that was refused says nothing of the kind', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  show(() => {
    throw new AppError('TOO_MANY_REQUESTS');
  });
  await change('Portal-Demo-2026!', good);
  expect((await screen.findByRole('alert')).textContent).not.toContain('all the same');
});

test('SEC-A12: a session without attempts left is reported above the form', async () => {
  show(() => {
    throw new AppError('LOGIN_EXHAUSTED', { message: 'Login attempts exhausted. Try again in 30 minutes.' });
  });
  await change('not this one', good);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Error! Login attempts exhausted. Try again in 30 minutes.',
  );
});

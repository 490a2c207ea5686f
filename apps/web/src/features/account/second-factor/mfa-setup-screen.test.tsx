import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AppError } from '#core/errors/app-error.ts';
import { sessionStore } from '#core/session/store.ts';
import {
  continuedSession,
  enterCode,
  factorOn,
  factorOpen,
  otpauthAddress,
  press,
  secret,
  showMfaSetup,
} from '#test/account/render-mfa-setup.tsx';
import { aToken } from '#test/build/a-token.ts';
import { goOffline } from '#test/fake-gateway.ts';
import { onPhone } from '#test/window-size.ts';

const heading = (name: string) => screen.findByRole('heading', { name });

test('API-4, API-5: the first code turns it on, the session continues under its new token, and the secret is gone', async () => {
  let factor: typeof factorOpen | typeof factorOn = factorOpen;
  const noteOf = () => screen.getByRole('link', { name: /^Two-step verification/ }).textContent;
  sessionStore.signIn(aToken());
  const renewed = aToken({ iat: 1 });
  const { queryClient } = showMfaSetup({
    'user.mfa': () => factor,
    'user.mfaState': () => ({ state: factor.state }),
    'user.verifyMfa': () => {
      factor = factorOn;
      return continuedSession(renewed);
    },
  });
  expect((await screen.findByRole('code')).textContent).toBe(secret);
  await waitFor(() => expect(noteOf()).toContain('Off'));
  await enterCode('123456');
  expect(document.activeElement).toBe(await heading('Two-step verification is on'));
  expect(screen.getByText(/Every other session has ended; you stay signed in here/)).toBeTruthy();
  await waitFor(() => expect(noteOf()).toContain('On'));
  expect(sessionStore.read().token).toBe(renewed);
  expect(document.body.textContent).not.toContain(secret.slice(0, 4));
  expect(
    JSON.stringify(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state),
    ),
  ).not.toContain(secret);
});

test.each([
  ['says that it is on', () => ({ state: 'required' }), 'Two-step verification is on'],
  ['cannot say', () => Promise.reject(new AppError('UPSTREAM_DOWN')), 'Two-step verification is on'],
  ['says that it was removed meanwhile', () => ({ state: 'none' }), 'Set up two-step verification'],
])('API-5: after the set-up the page shows what the firm %s', async (_what, readAgain, shown) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  let read: () => unknown = () => ({ state: 'none' });
  const state = vi.fn(() => read());
  const { queryClient } = showMfaSetup({
    'user.mfa': () => factorOpen,
    'user.mfaState': state,
    'user.verifyMfa': () => {
      read = readAgain;
      return continuedSession();
    },
  });
  await screen.findByRole('code');
  state.mockClear();
  await enterCode('123456');
  await waitFor(() => expect(state).toHaveBeenCalled());
  await waitFor(() => expect(queryClient.isFetching()).toBe(0), { timeout: 10_000 });
  expect(await heading(shown)).toBeTruthy();
});

test('SEC-C5: the secret is forgotten with the page that showed it', async () => {
  const { queryClient, unmount } = showMfaSetup({ 'user.mfa': () => factorOpen });
  await screen.findByRole('code');
  unmount();
  await waitFor(() => {
    const kept = queryClient.getQueryCache().getAll();
    expect(JSON.stringify(kept.map(({ state }) => state))).not.toContain(secret);
  });
});

test('API-5: a refused code is reported at its field, and the same secret stays', async () => {
  showMfaSetup({
    'user.mfa': () => factorOpen,
    'user.verifyMfa': () => {
      throw new AppError('INVALID_OTP');
    },
  });
  await enterCode('000000');
  expect(await screen.findByText('Unable to verify OTP')).toBeTruthy();
  expect((await screen.findByRole('code')).textContent).toBe(secret);
  expect(document.activeElement).toBe(screen.getByLabelText('Enter verification code'));
});

test('API-5, L-4: what cannot be a code is not sent, and its field says why', async () => {
  const verify = vi.fn();
  showMfaSetup({ 'user.mfa': () => factorOpen, 'user.verifyMfa': verify });
  await enterCode('123');
  expect(await screen.findByText('Invalid token, please try again')).toBeTruthy();
  await userEvent.clear(screen.getByLabelText('Enter verification code'));
  await press('Verify');
  expect(await screen.findByText('Please enter the six-digit code from your authenticator app')).toBeTruthy();
  expect(verify).not.toHaveBeenCalled();
});

test('L-32, SEC-C9: a code that was just refused is not sent again, and another is', async () => {
  const verify = vi.fn(() => {
    throw new AppError('INVALID_OTP');
  });
  showMfaSetup({ 'user.mfa': () => factorOpen, 'user.verifyMfa': verify });
  await enterCode('000000');
  expect(await screen.findByText('Unable to verify OTP')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Enter verification code'), '{Enter}');
  expect(screen.getByText('Unable to verify OTP')).toBeTruthy();
  expect(verify).toHaveBeenCalledTimes(1);
  await userEvent.clear(screen.getByLabelText('Enter verification code'));
  await enterCode('000001');
  await waitFor(() => expect(verify).toHaveBeenCalledTimes(2));
});

test('SEC-C6: a change made elsewhere meanwhile is shown', async () => {
  let factor: unknown = factorOpen;
  showMfaSetup({
    'user.mfa': () => factor,
    'user.verifyMfa': () => {
      factor = factorOn;
      throw new AppError('CONFLICT');
    },
  });
  await enterCode('123456');
  expect(await heading('Two-step verification is on')).toBeTruthy();
});

test('S-6: the state can be requested again when it could not be read', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  let isUp = false;
  showMfaSetup({
    'user.mfaState': () => {
      if (!isUp) throw new AppError('UPSTREAM_DOWN');
      return factorOn;
    },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing about it has changed.');
  isUp = true;
  await press('Try again');
  expect(await heading('Two-step verification is on')).toBeTruthy();
});

test('SEC-D9: a client who does not confirm their identity sees why there is no code, and may try again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  let isConfirmed = false;
  showMfaSetup({
    'user.mfaState': () => ({ state: 'none' }),
    'user.mfa': () => {
      if (!isConfirmed) throw new AppError('STEP_UP_REQUIRED');
      return factorOpen;
    },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('We could not start the set-up');
  isConfirmed = true;
  await press('Try again');
  expect((await screen.findByRole('code')).textContent).toBe(secret);
});

test('SEC-D9: a client who did not confirm their identity is not asked again on the return to the page', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const mfa = vi.fn(() => {
    throw new AppError('STEP_UP_REQUIRED');
  });
  const { queryClient } = showMfaSetup({ 'user.mfaState': () => ({ state: 'none' }), 'user.mfa': mfa });
  await screen.findByRole('alert');
  await act(async () => {
    queryClient.getQueryCache().onFocus();
    queryClient.getQueryCache().onOnline();
  });
  expect(mfa).toHaveBeenCalledOnce();
});

test('SEC-C5, SEC-D9: a page that only shows that it is on, or was removed, reads no secret', async () => {
  let state = 'required';
  const mfa = vi.fn(() => factorOpen);
  showMfaSetup({
    'user.mfaState': () => ({ state }),
    'user.mfa': mfa,
    'user.removeMfa': () => {
      state = 'setup';
      return continuedSession();
    },
  });
  await press('Remove');
  await enterCode('123456');
  expect(await heading('Two-step verification is off')).toBeTruthy();
  expect(mfa).not.toHaveBeenCalled();
});

test('L-25, SEC-C8: on a phone the app opens at the address of the gateway, with nothing left out', async () => {
  onPhone();
  showMfaSetup({ 'user.mfa': () => factorOpen });
  const link = await screen.findByRole('link', { name: 'Open in app' });
  expect(link.getAttribute('href')).toBe(otpauthAddress);
});

test('S-6: a set-up that waits for the connection says so, and is not busy', async () => {
  goOffline();
  showMfaSetup({});
  expect(screen.getByText('We could not load your two-step verification')).toBeTruthy();
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
});

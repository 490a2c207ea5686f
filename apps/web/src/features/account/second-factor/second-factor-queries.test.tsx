import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppError } from '#core/errors/app-error.ts';
import { sessionStore } from '#core/session/store.ts';
import { accountAnswers } from '#test/account/account-answers.ts';
import {
  continuedSession,
  enterCode,
  factorOn,
  factorOpen,
  press,
  showMfaSetup,
} from '#test/account/render-mfa-setup.tsx';
import { aToken } from '#test/build/a-token.ts';
import { gatewayFailure } from '#test/fake-gateway.ts';

test('API-2, API-6: a session that does not reach everything after the removal ends, and signs in again', async () => {
  sessionStore.signIn(aToken());
  showMfaSetup({
    'user.mfa': () => factorOn,
    'user.removeMfa': () => ({ ...continuedSession(), scope: 'terms' }),
  });
  await press('Remove');
  await enterCode('123456');
  await waitFor(() => expect(sessionStore.read().ended).toBe('refused'));
});

test.each([
  ['the client has signed out', () => sessionStore.reset()],
  ['the client has signed in again', () => sessionStore.signIn(aToken({ sid: 'next' }))],
  ['another client has signed in', () => sessionStore.signIn(aToken({ sub: 'person-b' }))],
])('SEC-H2: a code that is answered after %s changes no session', async (_what, meanwhile) => {
  for (const scope of ['full', 'terms']) {
    const answer = Promise.withResolvers<unknown>();
    const removed = vi.fn(() => answer.promise);
    sessionStore.signIn(aToken({ sid: 'first' }));
    const { unmount, queryClient } = showMfaSetup({ 'user.mfa': () => factorOn, 'user.removeMfa': removed });
    await press('Remove');
    await enterCode('123456');
    await waitFor(() => expect(removed).toHaveBeenCalled());
    meanwhile();
    const before = sessionStore.read();
    answer.resolve({ ...continuedSession(aToken({ sid: 'first', iat: 1 })), scope });
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(sessionStore.read()).toBe(before);
    unmount();
  }
});

test('SEC-H2: a set-up that is answered after the client has signed out signs nobody in', async () => {
  const answer = Promise.withResolvers<unknown>();
  const verified = vi.fn(() => answer.promise);
  sessionStore.signIn(aToken());
  const { queryClient } = showMfaSetup({ 'user.mfa': () => factorOpen, 'user.verifyMfa': verified });
  await enterCode('123456');
  await waitFor(() => expect(verified).toHaveBeenCalled());
  sessionStore.reset();
  answer.resolve(continuedSession());
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(sessionStore.read().token).toBeNull();
});

test('API-6, SEC-D32: after a removal the sessions are read again', async () => {
  const sessions = vi.fn(accountAnswers['sessions.list']!);
  sessionStore.signIn(aToken());
  showMfaSetup({
    'user.mfa': () => factorOn,
    'user.removeMfa': () => continuedSession(),
    'sessions.list': sessions,
  });
  await press('Remove');
  await enterCode('123456');
  await waitFor(() => expect(sessions).toHaveBeenCalledTimes(2));
});

/** The change is made, and its answer is lost. */
function lostAfter(change: () => void) {
  vi.spyOn(console, 'warn').mockReturnValue();
  return () => {
    change();
    throw new AppError('UPSTREAM_DOWN');
  };
}

test('API-6, SEC-C6: a removal without an answer is shown where the firm says that it was made', async () => {
  let factor: unknown = factorOn;
  showMfaSetup({
    'user.mfa': () => factor,
    'user.removeMfa': lostAfter(() => {
      factor = factorOpen;
    }),
  });
  await press('Remove');
  await enterCode('123456');
  const heading = await screen.findByRole('heading', { name: 'Two-step verification is off' });
  expect(document.activeElement).toBe(heading);
});

test('API-6, SEC-C6: a removal is shown even if the state cannot be read again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  let isUp = true;
  const mfa = vi.fn(() => factorOpen);
  sessionStore.signIn(aToken());
  showMfaSetup({
    'user.mfa': mfa,
    'user.mfaState': () => {
      if (!isUp) throw new AppError('UPSTREAM_DOWN');
      return { state: 'required' };
    },
    'user.removeMfa': () => {
      isUp = false;
      return continuedSession();
    },
  });
  await press('Remove');
  await enterCode('123456');
  const heading = await screen.findByRole('heading', { name: 'Two-step verification is off' });
  expect(document.activeElement).toBe(heading);
  expect(mfa).not.toHaveBeenCalled();
});

test('SEC-C5, SEC-D9: a removal reads no secret where the sessions are read more slowly than the state', async () => {
  const waiting = Promise.withResolvers<unknown>();
  let state = 'required';
  const mfa = vi.fn(() => factorOpen);
  sessionStore.signIn(aToken());
  showMfaSetup({
    'user.mfa': mfa,
    'user.mfaState': () => ({ state }),
    'user.removeMfa': () => {
      state = 'none';
      return continuedSession();
    },
    'sessions.list': (input) =>
      state === 'none' ? waiting.promise : accountAnswers['sessions.list']!(input),
  });
  await press('Remove');
  await enterCode('123456');
  await screen.findByRole('heading', { name: /Two-step verification is off|Set up/ });
  expect(mfa).not.toHaveBeenCalled();
  waiting.resolve(accountAnswers['sessions.list']!(undefined));
  expect(await screen.findByRole('heading', { name: 'Two-step verification is off' })).toBeTruthy();
});

test('API-5, SEC-C7: a set-up without an answer is shown where it was made, and its codes are to be made again', async () => {
  let factor: unknown = factorOpen;
  showMfaSetup({
    'user.mfa': () => factor,
    'user.verifyMfa': lostAfter(() => {
      factor = factorOn;
    }),
  });
  await enterCode('123456');
  const heading = await screen.findByRole('heading', { name: 'Two-step verification is on' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText(/We could not show your recovery codes\. If there is/)).toBeTruthy();
});

test('SEC-C6: a change without an answer that the firm does not show yet may have been made all the same', async () => {
  showMfaSetup({ 'user.mfa': () => factorOn, 'user.removeMfa': lostAfter(() => {}) });
  await press('Remove');
  await enterCode('123456');
  expect((await screen.findByRole('alert')).textContent).toContain('may have been made all the same');
});

test('SEC-C6, API-26: a failed removal before which the firm renewed its token goes on with the new one', async () => {
  const next = aToken({ sid: 'first', iat: 1 });
  sessionStore.signIn(aToken({ sid: 'first' }));
  showMfaSetup({
    'user.mfa': () => factorOn,
    'user.removeMfa': () => {
      throw gatewayFailure('UNAVAILABLE', 'request-1', { continued: { token: next, scope: 'full' } });
    },
  });
  await press('Remove');
  await enterCode('123456');
  await screen.findByRole('alert');
  expect(sessionStore.read().token).toBe(next);
});

test('SEC-C6: after a reused proof it asks for a sign-in alone, and for no other code', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  showMfaSetup({
    'user.mfa': () => factorOn,
    'user.removeMfa': () => {
      throw new AppError('PROOF_REFUSED');
    },
  });
  await press('Remove');
  await enterCode('123456');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Please sign in again. The change may have been made.',
  );
  expect(screen.getByRole('alert').textContent).not.toContain('reload');
});

test('SEC-D6, API-5: the answer to a code counts even if the session was renewed meanwhile', async () => {
  const answer = Promise.withResolvers<unknown>();
  const verified = vi.fn(() => answer.promise);
  sessionStore.signIn(aToken({ sid: 'first' }));
  showMfaSetup({ 'user.mfa': () => factorOpen, 'user.verifyMfa': verified });
  await enterCode('123456');
  await waitFor(() => expect(verified).toHaveBeenCalled());
  sessionStore.renew(aToken({ sid: 'first', iat: 1 }), sessionStore.read().token);
  const next = aToken({ sid: 'first', iat: 2 });
  answer.resolve(continuedSession(next));
  await waitFor(() => expect(sessionStore.read().token).toBe(next));
});

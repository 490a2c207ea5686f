import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sessionStore } from '#core/session/store.ts';
import { noSessions } from '#test/account/account-answers.ts';
import {
  continuedSession,
  enterCode,
  factorOn,
  factorOpen,
  press,
  showMfaSetup,
} from '#test/account/render-mfa-setup.tsx';
import { aToken } from '#test/build/a-token.ts';

const heading = (name: string) => screen.findByRole('heading', { name });

test('API-6, SEC-C6: removal says what it means, asks for a fresh code, and then says that it is off', async () => {
  let factor: unknown = factorOn;
  const removed = vi.fn(() => {
    factor = { ...factorOpen, state: 'setup' };
    return continuedSession(renewed);
  });
  sessionStore.signIn(aToken());
  const renewed = aToken({ iat: 1 });
  showMfaSetup({ 'user.mfa': () => factor, 'user.removeMfa': removed });
  await press('Remove');
  expect(
    screen.getByText(/Your password alone will then open your account, and every other session will end/),
  ).toBeTruthy();
  await enterCode('123456');
  expect(document.activeElement).toBe(await heading('Two-step verification is off'));
  expect(removed).toHaveBeenCalledWith({ code: '123456' });
  expect(sessionStore.read().token).toBe(renewed);
  expect(screen.queryByRole('code')).toBeNull();
  expect(screen.getByText(/is removed, and every other session has ended\. It is required/)).toBeTruthy();
  await press('Set it up again now');
  expect(document.activeElement).toBe(await heading('Set up two-step verification'));
  expect(await screen.findByRole('code')).toBeTruthy();
});

test.each(['Replace authenticator app', 'Remove'])(
  'L-28, SEC-C6: Cancel returns the focus to %s',
  async (name) => {
    showMfaSetup({ 'user.mfa': () => factorOn });
    await press(name);
    await press('Cancel');
    expect(document.activeElement).toBe(screen.getByRole('button', { name }));
  },
);

test('API-5, API-6, SEC-D32: a firm that offers no open sessions is not known to end the others, so the page does not say it', async () => {
  let factor: unknown = factorOn;
  showMfaSetup({
    'user.mfa': () => factor,
    'user.mfaState': () => ({ state: (factor as typeof factorOn).state }),
    'user.removeMfa': () => {
      factor = factorOpen;
      return continuedSession();
    },
    'user.verifyMfa': () => {
      factor = factorOn;
      return continuedSession();
    },
    ...noSessions,
  });
  const expectNoClaim = () => expect(document.body.textContent).not.toMatch(/other session/);
  await press('Replace authenticator app');
  expect(
    screen.getByText(/Its codes will then stop working, and you can set up the new app here\./),
  ).toBeTruthy();
  await press('Cancel');
  await press('Remove');
  expect(screen.getByText(/Your password alone will then open your account\. If/)).toBeTruthy();
  expectNoClaim();
  await enterCode('123456');
  expect(await screen.findByText(/^Two-step verification is removed\. You can set it up/)).toBeTruthy();
  expectNoClaim();
  await press('Set it up again');
  await enterCode('123457');
  expect(await screen.findByText('Your authenticator app is set up. You stay signed in here.')).toBeTruthy();
  expectNoClaim();
});

test.each([
  [
    'requires',
    'setup',
    /It is required for your account: set it up again now, or the next time/,
    'Set it up again now',
  ],
  ['does not require', 'none', /You can set it up again at any time\./, 'Set it up again'],
])('API-6: after removal the sentence and the button agree where the firm %s it', async (...row) => {
  const [, state, sentence, button] = row;
  let factor: unknown = factorOn;
  showMfaSetup({
    'user.mfa': () => factor,
    'user.removeMfa': () => {
      factor = { ...factorOpen, state };
      return continuedSession();
    },
  });
  await press('Remove');
  await enterCode('123456');
  expect(await screen.findByText(sentence)).toBeTruthy();
  await press(button);
  expect(await screen.findByRole('code')).toBeTruthy();
});

test('API-6: replacing starts with a code of the old authenticator app and continues with the new one', async () => {
  let factor: unknown = factorOn;
  showMfaSetup({
    'user.mfa': () => factor,
    'user.removeMfa': () => {
      factor = { ...factorOpen, state: 'setup' };
      return continuedSession();
    },
  });
  await press('Replace authenticator app');
  await enterCode('123456');
  expect(await heading('Set up two-step verification')).toBeTruthy();
  expect(screen.getByText(/Codes from your old authenticator app no longer work/)).toBeTruthy();
  expect(await screen.findByRole('code')).toBeTruthy();
});

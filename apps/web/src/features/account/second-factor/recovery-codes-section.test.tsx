import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AppError } from '#core/errors/app-error.ts';
import { accountAnswers } from '#test/account/account-answers.ts';
import { aToken } from '#test/build/a-token.ts';
import type { Answers } from '#test/fake-gateway.ts';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import { MfaSetupScreen } from './mfa-setup-screen.tsx';

const show = (answers: Answers = {}) =>
  renderSignedIn(<MfaSetupScreen />, {
    at: '/tabs/account/mfa-setup',
    answers: { ...accountAnswers, ...answers },
  });

const codes = ['k7m2x-9qpd4', 'w3tz8-h5vbn'];
const caches = ({ queryClient }: ReturnType<typeof show>) =>
  JSON.stringify(
    [...queryClient.getQueryCache().getAll(), ...queryClient.getMutationCache().getAll()].map(
      ({ state }) => state,
    ),
  );

test('SEC-C7: the account says how many are left, and new ones are shown once after a question', async () => {
  let left = 9;
  const shown = show({
    'recoveryCodes.count': () => ({ offered: true, left, createdAt: '2026-10-05T09:12:00Z' }),
    'recoveryCodes.make': () => {
      left = 10;
      return { codes };
    },
  });
  expect(await screen.findByText('You have 9 recovery codes left.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Make new recovery codes' }));
  expect(screen.getByText(/Your current codes will stop working/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Make new codes' }));
  expect(await screen.findByText('k7m2x-9qpd4')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Recovery codes');
  expect(await screen.findByText('You have 10 recovery codes left.')).toBeTruthy();
  shown.unmount();
  await waitFor(() => expect(caches(shown)).not.toContain('k7m2x'));
});

test('SEC-C12: a set that may have been made without an answer is said, and the count is read again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  let left = 9;
  show({
    'recoveryCodes.count': () => ({ offered: true, left, createdAt: null }),
    'recoveryCodes.make': () => {
      left = 10;
      throw new AppError('UPSTREAM_DOWN');
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Make new recovery codes' }));
  await userEvent.click(screen.getByRole('button', { name: 'Make new codes' }));
  expect((await screen.findByRole('alert')).textContent).toContain('your old ones may no longer work');
  expect(await screen.findByText('You have 10 recovery codes left.')).toBeTruthy();
});

/** Two-step verification is set up a moment ago, with codes. */
async function setUp(answers: Answers = {}) {
  let isOn = false;
  show({
    'user.mfaState': () => ({ state: isOn ? 'required' : 'none' }),
    'user.mfa': () => ({
      state: 'none',
      secret: 'JBSWY3DPEHPK3PXP',
      otpauthAddress: 'otpauth:',
      qrImage: 'data:image/png;base64,AA==',
    }),
    'user.verifyMfa': () => {
      isOn = true;
      return { token: aToken(), scope: 'full', termsAccepted: true, recoveryCodes: codes };
    },
    ...answers,
  });
  await userEvent.type(await screen.findByLabelText('Enter verification code'), '123456{Enter}');
}

test('SEC-C7: the codes of a set-up are shown with what was done', async () => {
  await setUp();
  expect(await screen.findByText('w3tz8-h5vbn')).toBeTruthy();
  expect(screen.getByText(/We show these codes only once/)).toBeTruthy();
});

test('S-6, SEC-C7: the codes of a set-up are shown even if their count fails, which can be tried again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  let isUp = false;
  await setUp({
    'recoveryCodes.count': () => {
      if (!isUp) throw new AppError('UPSTREAM_DOWN');
      return { offered: true, left: 10, createdAt: null };
    },
  });
  expect(await screen.findByText('w3tz8-h5vbn')).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toContain('how many recovery codes you have left');
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You have 10 recovery codes left.')).toBeTruthy();
  expect(screen.getByText('w3tz8-h5vbn')).toBeTruthy();
});

test('S-6, SEC-C7: the codes of a set-up are shown even if its state cannot be read again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  let isRead = false;
  await setUp({
    'user.mfaState': () => {
      if (isRead) throw new AppError('UPSTREAM_DOWN');
      isRead = true;
      return { state: 'none' };
    },
  });
  expect(await screen.findByText('w3tz8-h5vbn')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Two-step verification is on' })).toBeTruthy();
});

test('S-6: without codes to show, a count that fails says so', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  show({
    'recoveryCodes.count': () => {
      throw new AppError('UPSTREAM_DOWN');
    },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('how many recovery codes you have left');
});

test('SEC-C7: where the firm has none, the page has no part about them', async () => {
  show({ 'recoveryCodes.count': () => ({ offered: false, left: 0, createdAt: null }) });
  expect(await screen.findByRole('button', { name: 'Replace authenticator app' })).toBeTruthy();
  expect(screen.queryByText('Recovery codes')).toBeNull();
});

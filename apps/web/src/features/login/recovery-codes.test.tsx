import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { tabStore } from '#core/storage/web-store.ts';
import { gatewayFailure } from '#test/fake-gateway.ts';
import {
  button,
  enterPassword,
  expectError,
  expectFieldError,
  heading,
  passwordAccepted,
  renderLogin,
} from '#test/render-login.tsx';

const full = { token: 'full', scope: 'full', termsAccepted: true };
const needsCode = (hasRecoveryCodes: boolean) => passwordAccepted('required', { hasRecoveryCodes });

test('SEC-C11: a recovery code is entered in place of a one-time code, however it is spaced', async () => {
  const use = vi.fn(() => full);
  const login = renderLogin({ answers: { ...needsCode(true), 'authentication.useRecoveryCode': use } });
  await enterPassword(login);
  await login.person.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
  const field = await screen.findByLabelText('Recovery code');
  await login.person.type(field, ' K7M2X 9QPD4 {Enter}');
  await waitFor(() => expect(login.enterPortal).toHaveBeenCalledWith({ token: 'full' }));
  expect(use).toHaveBeenCalledWith({ code: 'K7M2X9QPD4' });
});

test('SEC-C11: what cannot be one is not sent; a refused one is named as such, and the app is one press away', async () => {
  const use = vi.fn(() => {
    throw gatewayFailure('INVALID_OTP', 'request-1');
  });
  const login = renderLogin({ answers: { ...needsCode(true), 'authentication.useRecoveryCode': use } });
  await enterPassword(login);
  await login.person.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
  const field = await screen.findByLabelText('Recovery code');
  await login.person.type(field, '123{Enter}');
  expect(await screen.findByText('Please enter one of your recovery codes')).toBeTruthy();
  expect(use).not.toHaveBeenCalled();
  await login.person.clear(field);
  await login.person.type(field, 'k7m2x-9qpd4{Enter}');
  await expectError('This recovery code is incorrect or has already been used');
  await login.person.click(screen.getByRole('button', { name: 'Use your authenticator app' }));
  expect(screen.getByLabelText('Enter verification code')).toBeTruthy();
});

test('L-16: of a refused recovery code and one that cannot be one only the last message is shown, and none at the app', async () => {
  const refuse = () => {
    throw gatewayFailure('INVALID_OTP', 'request-1');
  };
  const login = renderLogin({ answers: { ...needsCode(true), 'authentication.useRecoveryCode': refuse } });
  await enterPassword(login);
  await login.person.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
  const field = await screen.findByLabelText('Recovery code');
  await login.person.type(field, 'k7m2x-9qpd4{Enter}');
  await expectError('This recovery code is incorrect or has already been used');
  await login.person.clear(field);
  await login.person.type(field, '123{Enter}');
  await expectFieldError('Recovery code', 'Please enter one of your recovery codes');
  expect(screen.queryByText(/This recovery code is incorrect/)).toBeNull();
  await login.person.click(screen.getByRole('button', { name: 'Use your authenticator app' }));
  await waitFor(() => expect(screen.queryByText('Please enter one of your recovery codes')).toBeNull());
  expect(screen.getByLabelText('Enter verification code').getAttribute('aria-invalid')).not.toBe('true');
});

test('L-16: while a code is being checked the kind of code cannot be switched', async () => {
  const answer = Promise.withResolvers<typeof full>();
  const login = renderLogin({
    answers: { ...needsCode(true), 'authentication.useRecoveryCode': () => answer.promise },
  });
  await enterPassword(login);
  await login.person.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
  await login.person.type(await screen.findByLabelText('Recovery code'), 'k7m2x-9qpd4{Enter}');
  const other = screen.getByRole<HTMLButtonElement>('button', { name: 'Use your authenticator app' });
  await waitFor(() => expect(other.disabled).toBe(true));
  answer.reject(gatewayFailure('INVALID_OTP', 'request-1'));
  await expectError('This recovery code is incorrect or has already been used');
  expect(other.disabled).toBe(false);
});

test('SEC-C7: without codes, and where the firm has none, the code step offers none', async () => {
  const login = renderLogin({ answers: needsCode(false) });
  await enterPassword(login);
  await screen.findByLabelText('Enter verification code');
  expect(screen.queryByRole('button', { name: 'Use a recovery code' })).toBeNull();
});

const setUp = (recoveryCodes: readonly string[]) => ({
  ...passwordAccepted('setup', { hasRecoveryCodes: false }),
  'user.mfa': () => ({
    state: 'setup',
    secret: 'JBSWY3DPEHPK3PXP',
    otpauthAddress: 'otpauth:',
    qrImage: 'data:image/png;base64,AA==',
  }),
  'user.verifyMfa': () => ({ ...full, recoveryCodes }),
});

test('SEC-C7: after the set-up the codes are shown once, before the portal, and are stored nowhere', async () => {
  const login = renderLogin({ answers: setUp(['k7m2x-9qpd4', 'w3tz8-h5vbn']) });
  await enterPassword(login);
  await login.person.type(await screen.findByLabelText('Enter verification code'), '123456');
  expect(await heading('Save your recovery codes')).toBeTruthy();
  expect(screen.getByText('k7m2x-9qpd4')).toBeTruthy();
  expect(screen.getByText('w3tz8-h5vbn')).toBeTruthy();
  expect(login.enterPortal).not.toHaveBeenCalled();
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('k7m2x');
  expect(tabStore.get('portal.set-up')).toBeNull();
  await login.person.click(button('I have saved them'));
  await waitFor(() => expect(login.enterPortal).toHaveBeenCalledWith({ token: 'full' }));
});

test('L-31: where the firm has no recovery codes the set-up leads straight into the portal', async () => {
  const login = renderLogin({ answers: setUp([]) });
  await enterPassword(login);
  await login.person.type(await screen.findByLabelText('Enter verification code'), '123456');
  await waitFor(() => expect(login.enterPortal).toHaveBeenCalledWith({ token: 'full' }));
});

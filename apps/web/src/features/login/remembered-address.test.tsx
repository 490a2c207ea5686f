import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { KeyStore } from '#core/storage/key-store.ts';
import { tabStore } from '#core/storage/web-store.ts';
import { aToken } from '#test/build/a-token.ts';
import { gatewayFailure } from '#test/fake-gateway.ts';
import { memoryKeys } from '#test/memory-keys.ts';
import { button, enterEmail, enterPassword, heading, renderLogin } from '#test/render-login.tsx';
import { maskedEmail } from './remembered-address.ts';

const email = 'client@portal.example.com';
const answers = {
  'authentication.signIn': () => ({ token: 'full', secondFactor: 'none', termsAccepted: true }),
  'user.supportReasons': () => ({ reasons: ['Something else'], takesMessage: false }),
};

let keys: KeyStore;

beforeEach(() => {
  keys = memoryKeys();
});

const open = (rest: Parameters<typeof renderLogin>[0] = {}) => renderLogin({ answers, keys, ...rest });
const remember = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Remember me on this device/ });
const isKept = () => localStorage.getItem('portal.address') !== null;

/** A complete sign-in on this device, after which the page is left. */
async function signInBefore(isRemembered: boolean) {
  const login = open();
  if (remember().checked !== isRemembered) await login.person.click(remember());
  await enterPassword(login);
  await waitFor(() => expect(login.enterPortal).toHaveBeenCalled());
  await waitFor(() => expect(isKept()).toBe(isRemembered));
  login.unmount();
}

test('L-23: the address is not remembered unless the client chooses so', async () => {
  expect(open().address()).toBe('/login/form');
  expect(remember().checked).toBe(false);
});

test('L-23, L-55: without the choice the next visit begins with the address', async () => {
  await signInBefore(false);
  open();
  await heading('Sign in');
});

test('L-55, L-48: with it the next visit begins with the password, and the address is masked', async () => {
  await signInBefore(true);
  const login = open();
  await heading('Your password');
  expect(screen.getByText('c•••@portal.example.com')).toBeTruthy();
  expect(document.body.textContent).not.toContain(email);
  await waitFor(() => expect(login.address()).toBe('/login/form?step=password'));
  await login.person.type(screen.getByLabelText('Password'), 'Portal-Demo-2026!{Enter}');
  await waitFor(() => expect(login.enterPortal).toHaveBeenCalledWith({ token: 'full' }));
  expect(isKept()).toBe(true);
});

test('L-48: a password manager finds the remembered address beside the password', async () => {
  await signInBefore(true);
  open();
  const form = (await screen.findByLabelText('Password')).closest('form');
  expect(form?.querySelector<HTMLInputElement>('input[autocomplete="username"]')?.value).toBe(email);
});

test('L-23: nothing is remembered before the sign-in is complete', async () => {
  const login = open({ answers: { 'authentication.signIn': () => new Promise(() => undefined) } });
  await login.person.click(remember());
  await enterPassword(login);
  expect(isKept()).toBe(false);
});

test('L-23: the address that signs in is remembered, not the one that the choice was made with', async () => {
  const login = open({ answers: { ...answers, 'user.requestReset': () => ({ done: true }) } });
  await login.person.click(remember());
  await enterEmail(login);
  await login.person.click(await screen.findByRole('link', { name: 'Forgotten your password?' }));
  await heading('Reset your password');
  await login.person.clear(screen.getByLabelText('Email Address'));
  await login.person.type(screen.getByLabelText('Email Address'), 'other@portal.example.com{Enter}');
  await heading('Check your inbox');
  act(login.browser.back);
  await heading('Reset your password');
  act(login.browser.back);
  await login.person.type(await screen.findByLabelText('Password'), 'Portal-Demo-2026!{Enter}');
  await waitFor(() => expect(isKept()).toBe(true));
  login.unmount();
  open();
  expect(await screen.findByText('o•••@portal.example.com')).toBeTruthy();
});

test('L-23, L-30: the choice outlives a reload during the set-up of the second factor', async () => {
  const answers = {
    'authentication.signIn': () => ({
      ...{ token: aToken(), scope: 'interim', termsAccepted: false },
      ...{ secondFactor: 'setup', hasRecoveryCodes: false },
    }),
    'user.mfa': () => ({
      state: 'setup',
      secret: 'JBSWY3DPEHPK3PXP',
      otpauthAddress: 'otpauth:',
      qrImage: 'data:image/png;base64,AA==',
    }),
    'user.verifyMfa': () => ({ token: 'full', scope: 'full', termsAccepted: true, recoveryCodes: [] }),
  };
  const login = open({ answers });
  await login.person.click(remember());
  await enterPassword(login);
  await screen.findByLabelText('Enter verification code');
  await waitFor(() => expect(tabStore.get('portal.set-up')).not.toBeNull());
  login.unmount();
  const reloaded = open({ answers, at: '/login/form?step=mfaSetup' });
  await reloaded.person.type(await screen.findByLabelText('Enter verification code'), '123456');
  await waitFor(() => expect(isKept()).toBe(true));
});

test('L-48: "Not you?" forgets the address and asks for another', async () => {
  await signInBefore(true);
  const login = open();
  await heading('Your password');
  await login.person.click(button('Not you?'));
  await heading('Sign in');
  expect(screen.getByLabelText<HTMLInputElement>('Email Address').value).toBe('');
  expect(isKept()).toBe(false);
});

test('L-23: a sign-in with another address and without the choice forgets the one before', async () => {
  await signInBefore(true);
  const login = open({ at: '/login/form?step=resetPassword' });
  await login.person.click(await screen.findByRole('link', { name: 'Back to Login' }));
  await heading('Sign in');
  expect(remember().checked).toBe(true);
  await login.person.click(remember());
  await enterPassword(login);
  await waitFor(() => expect(isKept()).toBe(false));
});

test('L-23, L-6, L-9: a remembered address fills in no other form, since anybody may hold the device', async () => {
  await signInBefore(true);
  const refuse = () => {
    throw gatewayFailure('WRONG_CREDENTIALS', 'request-1');
  };
  const login = open({ answers: { ...answers, 'authentication.signIn': refuse } });
  await login.person.type(await screen.findByLabelText('Password'), 'wrong{Enter}');
  await login.person.click(await screen.findByRole('link', { name: 'Reset Password' }));
  await heading('Reset your password');
  expect(screen.getByLabelText<HTMLInputElement>('Email Address').value).toBe('');
  await login.person.click(screen.getByRole('link', { name: 'Contact Support' }));
  await heading('Contact support');
  expect(screen.getByLabelText<HTMLInputElement>('Email Address').value).toBe('');
});

test.each(['/support', '/login/form?step=resetPassword', '/password-reset/mailed-code'])(
  'L-55, R-26: %s opens as it does for anyone',
  async (at) => {
    await signInBefore(true);
    open({ at });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/Signing in as/)).toBeNull();
  },
);

test('L-23, SEC-H1: an address that this browser cannot read any more is asked for', async () => {
  await signInBefore(true);
  keys = memoryKeys();
  open();
  await heading('Sign in');
});

test.each([
  ['vip@portal.example.com', 'v•••@portal.example.com'],
  ['a@b.example', 'a•••@b.example'],
  ['imogen.hartnoll+portal@b.example', 'i•••@b.example'],
])('L-23, SEC-H12: %s is shown as %s', (address, masked) => {
  expect(maskedEmail(address)).toBe(masked);
});

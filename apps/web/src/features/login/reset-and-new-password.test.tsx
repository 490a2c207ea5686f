import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { gatewayFailure, refuse } from '#test/fake-gateway.ts';
import { button, expectError, heading, renderLogin } from '#test/render-login.tsx';

describe('reset', () => {
  async function atReset(requestReset: () => unknown) {
    const login = renderLogin({
      at: '/login/form?step=resetPassword',
      answers: { 'user.requestReset': requestReset },
    });
    await heading('Reset your password');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Receive an email' }).checked).toBe(true);
    await login.person.type(screen.getByLabelText('Email Address'), 'client@portal.example.com');
    await login.person.click(button('Send Instructions'));
    return login;
  }

  test('L-35: "Could not send reset" is in the banner', async () => {
    await atReset(refuse('NOT_IMPLEMENTED'));
    await expectError('Could not send reset');
  });

  test('L-35: a 401 of the firm is in the banner too, and the step stays', async () => {
    const login = await atReset(refuse('UNAUTHORIZED'));
    await expectError('Could not send reset');
    expect(login.address()).toBe('/login/form?step=resetPassword');
  });

  test('L-8, L-38, L-50: the countdown runs from 1:00 to 0:00, then Resend Email starts it again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'Date'] });
    const login = await atReset(() => ({ done: true }));
    expect(await heading('Check your inbox')).toBeTruthy();
    expect(
      screen.getByText(
        'Instructions have been emailed to your inbox. They may take a few minutes to arrive.',
      ),
    ).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^(1:00|0:5\d)/));
    expect(button('Resend Email').getAttribute('aria-disabled')).toBe('true');
    vi.advanceTimersByTime(60_000);
    await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^0:00/));
    expect(screen.getByText('You can resend the email now.').getAttribute('role')).toBe('status');
    await login.person.click(button('Resend Email'));
    await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^(1:00|0:5\d)/));
  });

  test('L-8: Back to Login goes to email', async () => {
    const login = await atReset(() => ({ done: true }));
    await heading('Check your inbox');
    await login.person.click(screen.getByRole('link', { name: 'Back to Login' }));
    expect(await heading('Sign in')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email Address').value).toBe('client@portal.example.com');
  });

  test('R-2, R-26: Back of the browser from there to a step whose data is gone puts the address right', async () => {
    const login = await atReset(() => ({ done: true }));
    await heading('Check your inbox');
    await waitFor(() => expect(login.address()).toBe('/login/form?step=instructionsSent'));
    await login.person.click(screen.getByRole('link', { name: 'Back to Login' }));
    await heading('Sign in');
    await waitFor(() => expect(login.address()).toBe('/login/form?step=email'));
    login.browser.back();
    await waitFor(() =>
      expect(login.visited.slice(-3)).toEqual([
        '/login/form?step=email',
        '/login/form?step=instructionsSent',
        '/login/form?step=email',
      ]),
    );
    await login.person.type(screen.getByLabelText('Email Address'), '{Enter}');
    await heading('Your password');
    await waitFor(() => expect(login.address()).toBe('/login/form?step=password'));
    login.browser.back();
    expect(await heading('Sign in')).toBeTruthy();
  });
});

describe('a new password', () => {
  test('R-4: the code leaves the address and the history once it is read', async () => {
    const login = renderLogin({ at: '/password-reset/mailed-code' });
    expect(await heading('Set your password')).toBeTruthy();
    await waitFor(() => expect(login.address()).toBe('/login/form?step=createPassword'));
    login.browser.back();
    expect(await heading('Landing')).toBeTruthy();
  });

  test('R-3: a code handed over by the invitation is taken, and not left in the history', async () => {
    const login = renderLogin({ state: { step: 'createPassword', code: 'invite-code' } });
    expect(await heading('Set your password')).toBeTruthy();
    await waitFor(() => expect(login.address()).toBe('/login/form?step=createPassword'));
  });

  test('L-54, API-31: a refused password is marked and has the focus, and the banner says why', async () => {
    const login = renderLogin({
      at: '/password-reset/mailed-code',
      answers: {
        'user.setPassword': () => {
          throw gatewayFailure('VALIDATION', 'request-1', {
            serverMessage: 'The given data was invalid.',
            fields: [{ field: 'password', code: 'leaked', message: 'This password was found in a leak.' }],
          });
        },
      },
    });
    await heading('Set your password');
    await login.person.type(screen.getByLabelText('Password'), 'three-small-words!!');
    await login.person.type(screen.getByLabelText('Confirm Password'), 'three-small-words!!{Enter}');
    await expectError('The given data was invalid. This password was found in a leak.');
    const field = screen.getByLabelText('Password');
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id);
    expect(screen.getByLabelText('Confirm Password').getAttribute('aria-invalid')).toBe('false');
  });

  test('L-37: the password is set with the code, and the login starts from the address', async () => {
    const setPassword = vi.fn(() => ({ done: true, email: null }));
    const login = renderLogin({
      at: '/password-reset/mailed-code',
      answers: { 'user.setPassword': setPassword },
    });
    await heading('Set your password');
    expect(screen.getByText(/It must contain any three symbols/)).toBeTruthy();
    await login.person.type(screen.getByLabelText('Password'), 'three-small-words!!');
    await login.person.type(screen.getByLabelText('Confirm Password'), 'three-small-words!!');
    await login.person.click(button('Set Password'));
    expect(await heading('Sign in')).toBeTruthy();
    expect(setPassword).toHaveBeenCalledWith({
      code: 'mailed-code',
      password: 'three-small-words!!',
      repeatPassword: 'three-small-words!!',
    });
    expect(screen.getByText(/Your password is set/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email Address').value).toBe('');
  });

  test('L-22: where the firm says whose password was set, the cursor is in the password, and no address is in the history', async () => {
    const login = renderLogin({
      at: '/password-reset/mailed-code',
      answers: { 'user.setPassword': () => ({ done: true, email: 'client@portal.example.com' }) },
    });
    await heading('Set your password');
    await login.person.keyboard('three-small-words!!');
    await login.person.type(screen.getByLabelText('Confirm Password'), 'three-small-words!!{Enter}');
    await heading('Your password');
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
    expect(screen.getByText('client@portal.example.com')).toBeTruthy();
    expect(screen.getByText(/Your password is set/)).toBeTruthy();
    await waitFor(() => expect(login.address()).toBe('/login/form?step=password'));
    expect(login.visited.join()).not.toContain('client');
  });

  test.each(['This invitation is for Noor Bellamy.', ''])(
    'R-27: "%s" is what the step says of the invitation',
    async (invitation) => {
      renderLogin({ state: { step: 'createPassword', code: 'invite-code', invitation } });
      await heading('Set your password');
      const intro = document.getElementById('entry-intro')?.textContent ?? '';
      expect(intro).toMatch(
        invitation === '' ? /^Choose / : /^This invitation is for Noor Bellamy\. Choose /,
      );
    },
  );
});

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { refuse } from '#test/fake-gateway.ts';
import {
  button,
  enterEmail,
  enterPassword,
  expectError,
  expectFieldError,
  heading,
  passwordAccepted,
  renderLogin,
} from '#test/render-login.tsx';

describe('email and password', () => {
  test('L-26, L-16: an invalid address is reported at the field, once, which takes the focus', async () => {
    const login = renderLogin();
    await enterEmail(login, 'client');
    await expectFieldError('Email Address', 'Please enter a valid email address');
  });

  test('L-26, L-2: Enter on an empty field says what is missing, at the field', async () => {
    const login = renderLogin();
    await login.person.keyboard('{Enter}');
    await expectFieldError('Email Address', 'Please enter a valid email address');
    await login.person.keyboard('client@portal.example.com{Enter}');
    await heading('Your password');
    await login.person.keyboard('{Enter}');
    await expectFieldError('Password', 'Please enter your password');
  });

  test('L-22: the cursor is in the field of the step, on arrival too, and the heading is read with it', async () => {
    const login = renderLogin();
    const spoken = (field: Element) =>
      field
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent);
    const address = screen.getByLabelText('Email Address');
    expect(document.activeElement).toBe(address);
    expect(spoken(address)).toEqual(['Sign in', 'Use the email address that your adviser holds for you.']);
    await enterEmail(login);
    const password = await screen.findByLabelText('Password');
    expect(document.activeElement).toBe(password);
    expect(spoken(password)).toEqual(['Your password', 'Signing in as client@portal.example.com']);
  });

  test('L-1: Back leads to the landing page', async () => {
    const login = renderLogin();
    await login.person.click(screen.getByRole('link', { name: 'Back' }));
    expect(await heading('Landing')).toBeTruthy();
  });

  test('L-22, R-2: the address of the step follows, and the field of the new step takes the focus', async () => {
    const login = renderLogin();
    await enterEmail(login);
    await heading('Your password');
    await waitFor(() => expect(login.address()).toBe('/login/form?step=password'));
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
    expect(screen.getByText('client@portal.example.com')).toBeTruthy();
  });

  test('a password manager finds the address beside the password', async () => {
    const login = renderLogin();
    await enterEmail(login);
    const form = (await screen.findByLabelText('Password')).closest('form');
    const field = form?.querySelector<HTMLInputElement>('input[autocomplete="username"]');
    expect(field?.value).toBe('client@portal.example.com');
  });

  test('L-28: Login is disabled while busy', async () => {
    const login = renderLogin({ answers: { 'authentication.signIn': () => new Promise(() => undefined) } });
    await enterPassword(login);
    await waitFor(() => expect(button('Login').getAttribute('aria-disabled')).toBe('true'));
  });

  test('L-2, L-16, L-28, L-51: a wrong password says "Incorrect password", and Reset Password leads to resetPassword', async () => {
    const login = renderLogin({ answers: { 'authentication.signIn': refuse('WRONG_CREDENTIALS') } });
    await enterPassword(login, 'wrong');
    await expectError('Incorrect password');
    const field = screen.getByLabelText('Password');
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
    expect(screen.getAllByText(/Incorrect password/)).toHaveLength(1);
    expect(screen.getByText('Forgotten your password?')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Forgotten your password?' })).toBeNull();
    await login.person.click(screen.getByRole('link', { name: 'Reset Password' }));
    expect(await heading('Reset your password')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email Address').value).toBe('client@portal.example.com');
  });

  test('L-28: before a password was refused there is no Reset Password link', async () => {
    const login = renderLogin();
    await enterEmail(login);
    await heading('Your password');
    expect(screen.queryByRole('link', { name: 'Reset Password' })).toBeNull();
  });

  test('L-28: "Forgotten your password?" leads to resetPassword from the start, with the address', async () => {
    const login = renderLogin();
    await enterEmail(login);
    await heading('Your password');
    await login.person.click(screen.getByRole('link', { name: 'Forgotten your password?' }));
    await heading('Reset your password');
    const field = screen.getByLabelText<HTMLInputElement>('Email Address');
    expect(field.value).toBe('client@portal.example.com');
    expect(document.activeElement).toBe(field);
    await waitFor(() => expect(login.address()).toBe('/login/form?step=resetPassword'));
    expect(login.visited.join()).not.toContain('client');
  });

  test('R-2: Back of the browser returns to the address as it was typed', async () => {
    const login = renderLogin();
    await enterEmail(login);
    await heading('Your password');
    await waitFor(() => expect(login.address()).toBe('/login/form?step=password'));
    login.browser.back();
    await heading('Sign in');
    expect(screen.getByLabelText<HTMLInputElement>('Email Address').value).toBe('client@portal.example.com');
    expect(login.address()).toBe('/login/form');
  });

  test('R-2: Back of the form goes back in the history, and leaves no second email step in it', async () => {
    const login = renderLogin();
    await enterEmail(login);
    await waitFor(() => expect(login.address()).toBe('/login/form?step=password'));
    await login.person.click(screen.getByRole('link', { name: 'Back' }));
    await waitFor(() => expect(login.address()).toBe('/login/form'));
    login.browser.back();
    expect(await heading('Landing')).toBeTruthy();
  });

  test('R-2: Forward of the browser returns to the password, and Back from there leads out the way one came', async () => {
    const login = renderLogin();
    await enterEmail(login);
    await heading('Your password');
    await waitFor(() => expect(login.address()).toBe('/login/form?step=password'));
    login.browser.back();
    await heading('Sign in');
    login.browser.forward();
    await heading('Your password');
    expect(screen.getByText('client@portal.example.com')).toBeTruthy();
    expect(login.address()).toBe('/login/form?step=password');
    login.browser.back();
    await heading('Sign in');
    login.browser.back();
    expect(await heading('Landing')).toBeTruthy();
  });

  test('R-2, R-26: Forward to a step whose data is gone shows email in its place in the history', async () => {
    const login = renderLogin({
      answers: passwordAccepted('required'),
    });
    await enterPassword(login);
    await screen.findByLabelText('Enter verification code');
    await waitFor(() => expect(login.address()).toBe('/login/form?step=mfa'));
    login.browser.back();
    await heading('Your password');
    login.browser.forward();
    await heading('Sign in');
    await waitFor(() => expect(login.address()).toBe('/login/form?step=email'));
    login.browser.back();
    await heading('Your password');
    await waitFor(() => expect(login.address()).toBe('/login/form?step=password'));
  });

  test('R-2, R-26: a link to a step whose data is missing shows email, and the address is put right', async () => {
    const login = renderLogin({ at: '/login/form?step=terms' });
    await heading('Sign in');
    await waitFor(() => expect(login.address()).toBe('/login/form?step=email'));
  });
});

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { gatewayFailure, refuse } from '#test/fake-gateway.ts';
import { button, enterPassword, heading, renderLogin } from '#test/render-login.tsx';

describe('lockout', () => {
  const locked = {
    'authentication.signIn': refuse('LOGIN_EXHAUSTED'),
    'authentication.unlock': () => ({ unlockToken: 'unlock-token' }),
  };

  test("L-14, L-44: the heading is the server's message, with the ways to unlock and to support", async () => {
    const login = renderLogin({ answers: locked });
    await enterPassword(login);
    expect(await heading('Refused')).toBeTruthy();
    expect(button('Or use 2-step verification to unlock')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact Support' })).toBeTruthy();
  });

  test('L-5: a code that unlocks returns to the password', async () => {
    const login = renderLogin({ answers: locked });
    await enterPassword(login);
    await heading('Refused');
    await login.person.click(button('Or use 2-step verification to unlock'));
    await login.person.type(await screen.findByLabelText('Enter verification code'), '123456');
    expect(await heading('Your password')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  const lockedFor = (retryAfterSeconds?: number) => ({
    'authentication.signIn': () => {
      throw gatewayFailure('LOGIN_EXHAUSTED', 'request-1', { retryAfterSeconds });
    },
  });

  test('L-14: the lock counts down where the firm says when it ends, and at the end leads to the password', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'Date'] });
    const login = renderLogin({ answers: lockedFor(1800) });
    await enterPassword(login);
    await heading('Refused');
    const timer = screen.getByRole('timer');
    expect(timer.textContent).toMatch(/^(30:00|29:5\d)$/);
    expect(timer.closest('[aria-live], [role="status"], [role="alert"]')).toBeNull();
    expect(screen.getByText('Unlocks at')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Enter your password' })).toBeNull();
    vi.advanceTimersByTime(1_800_000);
    await login.person.click(await screen.findByRole('button', { name: 'Enter your password' }));
    await heading('Your password');
    expect(screen.getByText('client@portal.example.com')).toBeTruthy();
  });

  test('L-14: when the lock began and after how many attempts is not made up, since each firm has its own rule', async () => {
    const login = renderLogin({ answers: lockedFor(600) });
    await enterPassword(login);
    await heading('Refused');
    expect(screen.getByRole('timer').textContent).toMatch(/^(10:00|9:5\d)$/);
    expect(screen.queryByText('Locked at')).toBeNull();
    expect(screen.getByText(/^We lock an account/).textContent).not.toMatch(/five|\d/);
  });

  test('L-14: a lock that ends on another day says which, and counts hours', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'Date'] });
    vi.setSystemTime(new Date(2026, 10, 28, 9, 30, 10));
    const login = renderLogin({ answers: lockedFor(86_400) });
    await enterPassword(login);
    await heading('Refused');
    expect(screen.getByText('Unlocks at').nextSibling?.textContent).toBe('Sun 29 Nov, 09:30');
    expect(screen.getByRole('timer').textContent).toMatch(/^(24:00:00|23:59:\d\d)$/);
    vi.setSystemTime(new Date(2026, 10, 29, 0, 0, 10));
    vi.advanceTimersByTime(1000);
    await waitFor(() => expect(screen.getByText('Unlocks at').nextSibling?.textContent).toBe('09:30'));
  });

  test('L-14: without the end of the lock there is no countdown', async () => {
    const login = renderLogin({ answers: lockedFor() });
    await enterPassword(login);
    await heading('Refused');
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.queryByText('Unlocks at')).toBeNull();
  });

  test('L-34, SEC-C3: the code step after an unlock waits for the next code, and counts the seconds', async () => {
    // Twelve seconds before the next code.
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'Date'] });
    vi.setSystemTime(new Date('2026-03-01T12:00:18Z'));
    const answersToPassword = [
      refuse('LOGIN_EXHAUSTED'),
      () => ({ token: 'interim', scope: 'interim', termsAccepted: true, secondFactor: 'required' }),
    ];
    const login = renderLogin({
      answers: {
        'authentication.signIn': () => answersToPassword.shift()?.(),
        'authentication.unlock': () => ({ unlockToken: 'unlock-token' }),
      },
    });
    await enterPassword(login);
    await heading('Refused');
    await login.person.click(button('Or use 2-step verification to unlock'));
    await screen.findByLabelText('Enter verification code');
    expect(screen.queryByRole('timer')).toBeNull();
    await login.person.keyboard('123456');
    await heading('Your password');
    await login.person.keyboard('Portal-Demo-2026!{Enter}');
    await heading('Two-step verification');
    expect(screen.getByText(/Each code works once, and one was used just now/)).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toMatch(/^The next code comes in 1?\d seconds\.$/);
    vi.advanceTimersByTime(12_000);
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('Your authenticator app shows the next code now.'),
    );
    expect(screen.queryByText(/Each code works once/)).toBeNull();
  });
});

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { portalConfiguration } from '#core/configuration.ts';
import { latestTerms } from '#test/build/login-states.ts';
import { gatewayFailure } from '#test/fake-gateway.ts';
import { button, enterPassword, heading, renderLogin } from '#test/render-login.tsx';

describe('terms', () => {
  const withTerms = {
    'authentication.signIn': () => ({
      token: 'interim',
      scope: 'terms',
      termsAccepted: false,
      secondFactor: 'none',
    }),
    'terms.latest': () => ({ ...latestTerms, html: '<p>Be kind.</p><img src=x onerror=alert(1)>' }),
    'terms.accept': (input: unknown) => ({ token: `full for ${JSON.stringify(input)}`, scope: 'full' }),
  };

  test('L-11, L-18: the terms are sanitised, in a box of at most 400px, and Accept signs in with their version', async () => {
    const login = renderLogin({ answers: withTerms });
    await enterPassword(login);
    expect(await screen.findByText('Be kind.')).toBeTruthy();
    expect(screen.getByText(/^Version 4, in effect from 1 October 2026\./)).toBeTruthy();
    const box = screen.getByRole('region', { name: 'Terms of use' });
    expect(box.querySelector('img')).toBeNull();
    expect(box.style.maxHeight).toBe('400px');
    expect(box.tabIndex).toBe(0);
    await login.person.click(button('Accept'));
    await waitFor(() =>
      expect(login.enterPortal).toHaveBeenCalledWith({
        token: 'full for {"version":"4"}',
        acceptedTerms: { version: '4' },
      }),
    );
  });

  test('L-28, L-47: Try again keeps the focus while the terms are fetched, and their heading has it when they come', async () => {
    const second = Promise.withResolvers<typeof latestTerms>();
    const answers = [
      () => Promise.reject(gatewayFailure('UPSTREAM_DOWN', 'request-1')),
      () => second.promise,
    ];
    const login = renderLogin({ answers: { ...withTerms, 'terms.latest': () => answers.shift()?.() } });
    await enterPassword(login);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await login.person.click(retry);
    await waitFor(() => expect(retry.getAttribute('aria-busy')).toBe('true'));
    expect(document.activeElement).toBe(retry);
    second.resolve(latestTerms);
    await screen.findByRole('button', { name: 'Accept' });
    expect(document.activeElement).toBe(await heading('Terms of use'));
  });

  test('L-18, API-12: terms without version, title or day are shown and accepted, and nothing is made up for them', async () => {
    const bare = {
      version: null,
      title: null,
      html: '<p>Be kind.</p>',
      effectiveFrom: null,
      changesSummary: null,
    };
    const login = renderLogin({ answers: { ...withTerms, 'terms.latest': () => bare } });
    await enterPassword(login);
    expect(await heading('Terms of use')).toBeTruthy();
    expect(await screen.findByText('Be kind.')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/null|undefined|NaN|Invalid Date|[Vv]ersion|in effect/);
    await login.person.click(button('Accept'));
    await waitFor(() =>
      expect(login.enterPortal).toHaveBeenCalledWith({
        token: 'full for {"version":null}',
        acceptedTerms: { version: null },
      }),
    );
  });

  test.each(['version', 'title', 'effectiveFrom', 'changesSummary'])(
    'API-12: terms without %s are shown with the rest',
    async (field) => {
      const login = renderLogin({
        answers: { ...withTerms, 'terms.latest': () => ({ ...latestTerms, [field]: null }) },
      });
      await enterPassword(login);
      await screen.findByRole('button', { name: 'Accept' });
      expect(document.body.textContent).not.toMatch(/null|undefined|NaN|Invalid Date/);
    },
  );

  test.each([
    ['an earlier version', () => ({ termsAccepted: false, acceptedVersion: '3', acceptedAt: null }), true],
    ['none', () => ({ termsAccepted: false, acceptedVersion: null, acceptedAt: null }), false],
    ['what the firm does not say', () => Promise.reject(new Error('down')), false],
  ])(
    'L-11: what changed in the terms is said only to a client who accepted earlier ones; accepted: %s',
    async (_accepted, mine, isSaid) => {
      const login = renderLogin({ answers: { ...withTerms, 'terms.mine': mine } });
      await enterPassword(login);
      expect(await screen.findByText('Be kind.')).toBeTruthy();
      expect(screen.queryByText(/We made one part clearer\./) !== null).toBe(isSaid);
    },
  );

  test('API-12: where the firm gives no text of the terms, the step leads to where it can be read', async () => {
    const login = renderLogin({
      answers: { ...withTerms, 'terms.latest': () => ({ ...latestTerms, html: '' }) },
    });
    await enterPassword(login);
    const link = await screen.findByRole('link', { name: 'read the terms of use' });
    expect(link.getAttribute('href')).toBe(portalConfiguration.termsUrl);
  });

  test('L-12, L-42: Decline says what that means, and "I have changed my mind" returns to the terms', async () => {
    const login = renderLogin({ answers: withTerms });
    await enterPassword(login);
    await screen.findByText('Be kind.');
    await login.person.click(button('Decline'));
    expect(
      await screen.findByText('You cannot use this application without accepting the terms.'),
    ).toBeTruthy();
    await login.person.click(button('I have changed my mind'));
    expect(await screen.findByText('Be kind.')).toBeTruthy();
    expect(login.enterPortal).not.toHaveBeenCalled();
  });
});

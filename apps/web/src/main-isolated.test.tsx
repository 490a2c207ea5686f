import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { App } from '#app/app.tsx';
import { keepSessionOnce } from '#core/session/start-session.ts';
import { sessionStore } from '#core/session/store.ts';
import { aToken } from '#test/build/a-token.ts';

const keepSession = vi.hoisted(() => vi.fn());
vi.mock('#core/session/keep-session.ts', () => ({ keepSession }));
vi.mock('#app/signed-in.tsx', () => {
  throw new TypeError('offline');
});

test('S-8: a session that could not be kept is kept when it is next asked for, and then once', async () => {
  const kept = { reread: async () => undefined, settled: async () => undefined };
  keepSession.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce(kept);
  await expect(keepSessionOnce()).rejects.toThrow('offline');
  expect(await keepSessionOnce()).toBe(kept);
  expect(await keepSessionOnce()).toBe(kept);
});

test('a public page is shown to a client who is signed in even where the code of the other pages cannot be fetched', async () => {
  sessionStore.signIn(aToken());
  window.history.replaceState(null, '', '/nowhere');
  await act(async () => render(<App />));
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  await vi.dynamicImportSettled();
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
});

test('S-9: a session that ends leads over /logout even where the code of its pages cannot be fetched', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  sessionStore.signIn(aToken());
  window.history.replaceState(null, '', '/tabs/policies');
  await act(async () => render(<App />));
  await screen.findByRole('alert');
  await act(async () => sessionStore.end('expired'));
  expect(await screen.findByLabelText('Email Address')).toBeTruthy();
  expect(sessionStore.read().token).toBeNull();
});

test('S-17: where the code that reads a stored session cannot be fetched, the page says so and can be reloaded', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.resetModules();
  keepSession.mockRejectedValue(new TypeError('offline'));
  localStorage.setItem('portal.session', 'sealed');
  document.body.innerHTML = '<div id="root"></div>';
  await import('./main.tsx');
  expect((await screen.findByRole('alert')).textContent).toContain('This page could not be shown');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
  expect(localStorage.getItem('portal.session')).toBe('sealed');
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith('session: UNKNOWN'), { timeout: 10_000 });
});

import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { press, renderApp } from '#test/render-app.tsx';

const patience = { timeout: 15_000 };

test('the first page leaves the focus to the browser; the next one moves it to its heading, at the top', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo');
  await renderApp('/');
  const first = await screen.findByRole('heading', { level: 1 }, patience);
  expect(document.activeElement).toBe(document.body);
  expect(document.title).toBe('Welcome · Noonmark');

  await press(screen.getAllByRole('link', { name: 'Contact support' })[0]!);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'), patience);
  expect(document.activeElement).not.toBe(first);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

test('Back shows a page where it was left', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo');
  await renderApp('/');
  await screen.findByRole('heading', { level: 1 }, patience);
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640);
  window.dispatchEvent(new Event('scroll'));
  await press(screen.getAllByRole('link', { name: 'Contact support' })[0]!);
  await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 0), patience);
  window.history.back();
  await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 640), patience);
});

import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ConnectionNotice } from './connection-notice.tsx';

const retry = () => screen.getByRole('button', { name: 'Try again' });

/** The network state of the device, and the portal's answer to a check. */
function network(isThere: boolean, answer?: () => Promise<Response>) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  const fetch = vi.fn(answer ?? (async () => new Response('{}')));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

async function tell(event: 'online' | 'offline') {
  await act(async () => window.dispatchEvent(new Event(event)));
}

afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset.fromCache;
});

test('R-38: with a connection nothing is shown, and nothing is requested', () => {
  const fetch = network(true);
  const { container } = render(<ConnectionNotice />);
  expect(container.textContent).toBe('');
  expect(fetch).not.toHaveBeenCalled();
});

test('R-38: a lost connection is shown until it is back, and each time again', async () => {
  network(true);
  const { container } = render(<ConnectionNotice />);
  network(false);
  await tell('offline');
  expect(container.textContent).toContain('You are offline.');
  await userEvent.click(retry());
  await waitFor(() => expect(container.textContent).toContain('Still no connection after one attempt.'));
  network(true);
  await tell('online');
  expect(container.textContent).toBe('');
  network(false);
  await tell('offline');
  expect(container.textContent).not.toContain('Still no connection');
});

test.each([
  ['nobody answers', () => Promise.reject(new TypeError('no answer'))],
  ['a proxy answers for it', async () => new Response('', { status: 502 })],
])('R-38: a page from the device asks at once, and says so where %s', async (_what, answer) => {
  document.documentElement.dataset.fromCache = '';
  network(true, answer);
  render(<ConnectionNotice />);
  expect(await screen.findByText('The portal cannot be reached.')).toBeTruthy();
});

test('R-38: a page from the device says nothing where the network was only slow', async () => {
  document.documentElement.dataset.fromCache = '';
  const fetch = network(true);
  const { container } = render(<ConnectionNotice />);
  await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  // Until the answer has been read, there could be nothing to see.
  await act(() => new Promise((resolve) => setImmediate(resolve)));
  expect(container.textContent).toBe('');
});

/** The browser reports a connection, but the check still fails. */
async function comeBackTooEarly() {
  vi.useFakeTimers();
  network(false);
  const { container } = render(<ConnectionNotice />);
  const fetch = network(true, () => Promise.reject(new TypeError('no answer yet')));
  await tell('online');
  expect(container.textContent).toContain('The portal cannot be reached.');
  return { container, fetch };
}

test('R-38: a network that is reported as back before it works is checked every 15 seconds until it works', async () => {
  const { container } = await comeBackTooEarly();
  const fetch = network(true);
  await act(() => vi.advanceTimersByTimeAsync(14_999));
  expect(fetch).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(container.textContent).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(fetch).toHaveBeenCalledOnce();
});

test('R-38: a page in the background does not look again, and does so at once when it is seen', async () => {
  const { container, fetch } = await comeBackTooEarly();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(fetch).toHaveBeenCalledOnce();
  network(true);
  hidden.mockReturnValue(false);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(container.textContent).toBe('');
});

test('R-38: a page from the device without its content is reloaded by a successful retry', async () => {
  document.documentElement.dataset.fromCache = '';
  network(true, async () => new Response('', { status: 502 }));
  render(<ConnectionNotice />);
  await screen.findByText('The portal cannot be reached.');
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  await userEvent.click(retry());
  expect(reload).not.toHaveBeenCalled();
  network(true);
  await userEvent.click(retry());
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('R-38: a page from the device that has had a connection since is not reloaded by a later retry', async () => {
  document.documentElement.dataset.fromCache = '';
  const fetch = network(true);
  const reload = vi.fn();
  const { container } = render(<ConnectionNotice />);
  await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  network(false);
  await tell('offline');
  expect(container.textContent).toContain('You are offline.');
  network(true);
  vi.stubGlobal('location', { reload });
  await userEvent.click(retry());
  await waitFor(() => expect(container.textContent).toBe(''));
  expect(reload).not.toHaveBeenCalled();
});

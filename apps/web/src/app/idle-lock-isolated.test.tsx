import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { noteActivity } from '#core/session/activity.ts';
import { sessionStore } from '#core/session/store.ts';
import { aToken } from '#test/build/a-token.ts';
import { fakeFetch } from '#test/fake-fetch.ts';
import { IdleLock } from './idle-lock.tsx';

const noonMs = Date.parse('2026-11-20T12:00:00Z');
const minuteMs = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: noonMs, toFake: ['Date'] });
});

/** A token issued now that lives for a quarter of an hour. */
const freshToken = () => aToken({ iat: Date.now() / 1000, exp: Date.now() / 1000 + 900 });

const renderLock = () =>
  render(
    <MemoryRouter>
      <IdleLock />
    </MemoryRouter>,
  );

const signs = [
  ['a key', 'keydown'],
  ['a movement', 'pointermove'],
] as const;

/** Shows the tab again some minutes after noon, which makes the lock check the clock. */
async function lookAt(minutes: number) {
  vi.setSystemTime(noonMs + minutes * minuteMs);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

test('SEC-D6: a renewed session ends after the idle limit without activity, before its token does', async () => {
  fakeFetch({ 'authentication.renew': () => ({ token: freshToken() }) });
  sessionStore.signIn(freshToken());
  noteActivity(noonMs);
  renderLock();
  vi.setSystemTime(noonMs + minuteMs);
  noteActivity(Date.now());
  await lookAt(5);
  await waitFor(() => expect(sessionStore.read().claims?.expiresAtMs).toBe(noonMs + 20 * minuteMs));

  await lookAt(14.9);
  expect(sessionStore.read().ended).toBeNull();
  await lookAt(16);
  expect(sessionStore.read().ended).toBe('idle');
});

test.each(signs)(
  'SEC-D6: %s after the idle limit ends the session, and does not count as activity',
  async (_what, sign) => {
    sessionStore.signIn(freshToken());
    noteActivity(noonMs);
    renderLock();
    vi.setSystemTime(noonMs + 16 * minuteMs);
    await act(async () => void window.dispatchEvent(new Event(sign)));
    expect(sessionStore.read().ended).toBe('idle');
  },
);

test('SEC-D6: a page that opens after the idle limit ends the session at once', () => {
  sessionStore.signIn(freshToken());
  noteActivity(noonMs - 16 * minuteMs);
  renderLock();
  expect(sessionStore.read().ended).toBe('idle');
});

test('SEC-D6: input before the idle limit is activity', async () => {
  sessionStore.signIn(freshToken());
  noteActivity(noonMs);
  renderLock();
  vi.setSystemTime(noonMs + 13 * minuteMs);
  await act(async () => void window.dispatchEvent(new Event('keydown')));
  await lookAt(16);
  expect(sessionStore.read().ended).toBeNull();
});

test('SEC-D19: a screen reader hears how many seconds are left when the warning opens', async () => {
  sessionStore.signIn(freshToken());
  noteActivity(noonMs);
  renderLock();
  await lookAt(14.5 - 1 / 60);
  expect(screen.getByRole('status').textContent).toBe('31 seconds left');
});

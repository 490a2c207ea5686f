import { beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '#core/errors/app-error.ts';
import { aToken } from '#test/build/a-token.ts';
import { fakeFetch } from '#test/fake-fetch.ts';
import { noteActivity } from './activity.ts';
import { sessionStore } from './store.ts';

const noonMs = Date.parse('2026-11-20T12:00:00Z');
const minuteMs = 60_000;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: noonMs, toFake: ['Date'] });
});

/** A token issued now that lives for a quarter of an hour. */
const freshToken = () => aToken({ iat: Date.now() / 1000, exp: Date.now() / 1000 + 900 });

/** The module as a page just loaded has it, with the session that it holds. */
async function signedInAtNoon(renew: () => unknown = () => ({ token: freshToken() })) {
  const sent = fakeFetch({
    'authentication.renew': renew,
    'authentication.check': () => ({ scope: 'full', termsAccepted: true }),
  });
  const { renewIfDue } = await import('./renew-session.ts');
  const { sessionStore: session } = await import('./store.ts');
  session.signIn(freshToken());
  const at = (minutes: number) => {
    vi.setSystemTime(noonMs + minutes * minuteMs);
    return renewIfDue();
  };
  const renewals = () => sent.filter(({ paths }) => paths.includes('authentication.renew')).length;
  return { session, at, renewals };
}

test('SEC-D6: a token is renewed after a third of its lifetime, if there was activity', async () => {
  const { session, at, renewals } = await signedInAtNoon();
  noteActivity(noonMs + 2 * minuteMs);
  await at(4.9);
  expect(renewals()).toBe(0);
  await at(5);
  expect(renewals()).toBe(1);
  expect(session.read().claims?.issuedAtMs).toBe(noonMs + 5 * minuteMs);
});

test('SEC-D6: an idle portal renews nothing', async () => {
  const { at, renewals } = await signedInAtNoon();
  noteActivity(noonMs);
  await at(5);
  await at(14);
  expect(renewals()).toBe(0);
});

test('SEC-D6: a token always outlives the idle limit after the last activity', async () => {
  const { session, at } = await signedInAtNoon();
  for (let minute = 0; minute <= 60; minute += 0.5) {
    const activeMs = noonMs + minute * minuteMs;
    noteActivity(activeMs);
    await at(minute);
    const { expiresAtMs } = session.read().claims ?? { expiresAtMs: 0 };
    // At the next check, at the latest, there is a token for the whole limit.
    expect(expiresAtMs).toBeGreaterThan(activeMs + 10 * minuteMs - 1);
  }
});

test('SEC-D6: however often it checks, there is one renewal, and after a failure a pause', async () => {
  const { session, at, renewals } = await signedInAtNoon(() => {
    throw new AppError('UPSTREAM_DOWN');
  });
  const before = session.read().token;
  noteActivity(noonMs + 5 * minuteMs);
  await Promise.all([at(6), at(6), at(6)]);
  await at(6.4);
  expect(renewals()).toBe(1);
  await at(6.5);
  expect(renewals()).toBe(2);
  expect(session.read()).toMatchObject({ token: before, ended: null });
});

test('SEC-D6: a session that ended meanwhile is not brought back by its renewal', async () => {
  const answer = Promise.withResolvers<{ token: string }>();
  const { session, at } = await signedInAtNoon(() => answer.promise);
  noteActivity(noonMs + 5 * minuteMs);
  const renewing = at(6);
  session.end('idle');
  answer.resolve({ token: freshToken() });
  await renewing;
  expect(session.read().ended).toBe('idle');
});

test('without a session nothing is requested', async () => {
  const { session, at, renewals } = await signedInAtNoon();
  session.reset();
  await at(6);
  expect(renewals()).toBe(0);
  expect(sessionStore.read().token).toBeNull();
});

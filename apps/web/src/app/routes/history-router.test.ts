import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { guardLeaving } from '#core/routing/links/leave-guard.ts';
import { createBrowserHistory } from './history-router.tsx';

const patience = { timeout: 10_000 };

let stop = () => undefined as unknown;

afterEach(() => {
  stop();
});

function follow() {
  const history = createBrowserHistory(window);
  const onChange = vi.fn();
  stop = history.follow(onChange);
  return { ...history, onChange };
}

test('R-2: a navigation changes the address and notifies listeners', () => {
  const { navigator, onChange } = follow();
  navigator.push({ pathname: '/login/form', search: '?step=password', hash: '' }, { from: 'email' });
  expect(window.location.pathname + window.location.search).toBe('/login/form?step=password');
  expect(onChange).toHaveBeenCalledWith({
    location: expect.objectContaining({
      pathname: '/login/form',
      search: '?step=password',
      state: { from: 'email' },
    }),
    navigationType: 'PUSH',
  });
});

test('R-2: Back and Forward of the browser notify listeners, with the state of the entry', async () => {
  const { navigator, onChange } = follow();
  navigator.push('/first', { n: 1 });
  navigator.push('/second', { n: 2 });
  navigator.go(-1);
  await vi.waitUntil(() => window.location.pathname === '/first', patience);
  await waitFor(() =>
    expect(onChange).toHaveBeenLastCalledWith({
      location: expect.objectContaining({ pathname: '/first', state: { n: 1 } }),
      navigationType: 'POP',
    }),
  );
  navigator.go(1);
  await waitFor(() =>
    expect(onChange).toHaveBeenLastCalledWith({
      location: expect.objectContaining({ pathname: '/second', state: { n: 2 } }),
      navigationType: 'POP',
    }),
  );
});

test('a replaced entry leaves no trace in the history', () => {
  const { navigator } = follow();
  const before = window.history.length;
  navigator.replace('/login/form');
  expect(window.history.length).toBe(before);
  expect(window.location.pathname).toBe('/login/form');
});

test('R-35: a link to the page itself, or a second press on a link, adds no entry to the history', () => {
  const { navigator, onChange } = follow();
  navigator.push('/login/form');
  const before = window.history.length;
  navigator.push({ pathname: '/login/form', search: '', hash: '' }, { from: 'email' });
  expect(window.history.length).toBe(before);
  expect(onChange).toHaveBeenLastCalledWith({
    location: expect.objectContaining({ pathname: '/login/form', state: { from: 'email' } }),
    navigationType: 'REPLACE',
  });
  navigator.push('/login/form?step=password');
  expect(window.history.length).toBe(before + 1);
});

test('R-36: each entry knows how many are behind it, which an entry that is replaced leaves as it is', () => {
  window.history.replaceState(null, '', '/');
  const { navigator } = follow();
  const behind = () => window.history.state.idx;
  navigator.push('/a');
  navigator.push('/b');
  expect(behind()).toBe(2);
  navigator.replace('/c');
  expect(behind()).toBe(2);
});

test('each entry has a key of its own; the one that was loaded is the default', () => {
  window.history.replaceState(null, '', '/');
  const { first, navigator, onChange } = follow();
  expect(first.location.key).toBe('default');
  navigator.push('/a');
  navigator.push('/b');
  const [one, two] = onChange.mock.calls.map(([visit]) => visit.location.key);
  expect(new Set(['default', one, two]).size).toBe(3);
});

test.each([
  [{ pathname: '/a', search: 'q=1', hash: 'top' }, '/a?q=1#top'],
  [{ pathname: '/a', search: '?', hash: '' }, '/a'],
  ['/a?b', '/a?b'],
])('a link to %o reads %s', (to, href) => {
  expect(createBrowserHistory(window).navigator.createHref(to)).toBe(href);
});

test('P-8: with a question before leaving, Back notifies no listener', async () => {
  const { navigator, onChange } = follow();
  navigator.push('/first');
  navigator.push('/second');
  const ask = vi.fn();
  const release = guardLeaving(ask);
  navigator.go(-1);
  await waitFor(() => expect(ask).toHaveBeenCalledOnce());
  release();
  expect(onChange).toHaveBeenCalledTimes(2);
});

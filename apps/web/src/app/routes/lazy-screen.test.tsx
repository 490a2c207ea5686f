import { act, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { RouteError } from '../route-error.tsx';
import { lazyScreen, lazySessionPart } from './lazy-screen.ts';

const Loaded = () => <p>the screen</p>;

async function show(Screen: ComponentType, pathname = '/here') {
  return await act(async () =>
    render(
      <RouteError pathname={pathname}>
        <Suspense fallback="waiting">
          <Screen />
        </Suspense>
      </RouteError>,
    ),
  );
}

test('R-15: a screen is fetched when it is first wanted, and once', async () => {
  const load = vi.fn(async () => Loaded);
  const Screen = lazyScreen(load);
  expect(load).not.toHaveBeenCalled();
  await show(Screen);
  await show(Screen);
  expect(screen.getAllByText('the screen')).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(1);
});

test('R-15: a screen that was fetched before is drawn at once, without a fallback', async () => {
  const Screen = lazyScreen(async () => Loaded);
  await Screen.preload();
  const { container } = render(
    <Suspense fallback="waiting">
      <Screen />
    </Suspense>,
  );
  expect(container.textContent).toBe('the screen');
});

test('a prefetch that fails is not held against the visit that comes later', async () => {
  const load = vi.fn<() => Promise<ComponentType>>().mockRejectedValueOnce(new TypeError('offline'));
  load.mockResolvedValue(Loaded);
  const Screen = lazyScreen(load);
  await expect(Screen.preload()).rejects.toThrow('offline');
  await show(Screen);
  expect(screen.getByText('the screen')).toBeDefined();
});

test('a screen that cannot be fetched says so calmly, and another page leaves that behind', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const Screen = lazyScreen(() => Promise.reject(new TypeError('renewed')));
  const { rerender } = await show(Screen);
  expect(screen.getByRole('alert').textContent).toContain('This page could not be shown');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeDefined();
  rerender(<RouteError pathname="/there">another page</RouteError>);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('SEC-D19, SEC-D6: a part of the session whose code could not be fetched is fetched again, and the page goes on', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  const load = vi.fn<() => Promise<ComponentType>>().mockRejectedValueOnce(new TypeError('offline'));
  load.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(Loaded);
  await show(lazySessionPart(load));
  expect(screen.queryByRole('alert')).toBeNull();
  for (const tries of [2, 3]) {
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(load).toHaveBeenCalledTimes(tries);
  }
  expect(screen.getByText('the screen')).toBeDefined();
});

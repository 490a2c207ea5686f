import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { HistoryRouter } from '#app/routes/history-router.tsx';
import { useSearchParams, withSearchParams } from './search-params.ts';

test('a choice is put into the address, what narrows nothing taken out, and what belongs to others stays', () => {
  const query = new URLSearchParams('from=mail&sort=age&q=old');
  const written = withSearchParams(query, { sort: 'name', q: '', provider: null, category: 'pension' });
  expect(written.toString()).toBe('from=mail&sort=name&category=pension');
  expect(query.toString()).toBe('from=mail&sort=age&q=old');
});

test('P-42: of two choices one after the other the address keeps both, however busy the device is', async () => {
  window.history.replaceState(null, '', '/tabs/policies');
  const { result } = renderHook(() => useSearchParams(), { wrapper: HistoryRouter });
  // React renders when it does in a browser, and not when the test lets it.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await click(() => choose({ category: 'investment' }));
  await click(() => choose({ q: 'brackenfield' }));
  expect(window.location.search).toBe('?category=investment&q=brackenfield');

  function choose(values: Record<string, string>) {
    const [params, setParams] = result.current;
    setParams(withSearchParams(params, values));
  }
});

/** A click, and what the browser does before it takes the next event. */
async function click(onClick: () => void) {
  const button = document.createElement('button');
  button.addEventListener('click', onClick);
  document.body.append(button);
  button.click();
  button.remove();
  await Promise.resolve();
}

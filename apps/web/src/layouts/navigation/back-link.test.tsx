import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense, use } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { HistoryRouter } from '#app/routes/history-router.tsx';
import { BackLink } from './back-link.tsx';

type Entry = { pathname: string; search?: string; state?: unknown };

function Here() {
  const { pathname, search } = useLocation();
  return <p data-testid="here">{pathname + search}</p>;
}

function show(...entries: Entry[]) {
  render(
    <MemoryRouter initialEntries={entries} initialIndex={entries.length - 1}>
      <BackLink />
      <Here />
    </MemoryRouter>,
  );
}

const here = () => screen.getByTestId('here').textContent;
const list = { pathname: '/tabs/information/due-diligence', search: '?verdict=watch' };

test('R-35: Back returns to the list as it was left, where its link led here', () => {
  show(list, { pathname: '/tabs/information/view/7', state: { from: list.pathname } });
  fireEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect(here()).toBe('/tabs/information/due-diligence?verdict=watch');
});

test('R-35: Back leads up to the list from a page that was opened by its address', () => {
  show({ pathname: '/elsewhere' }, { pathname: '/tabs/information/view/7' });
  fireEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect(here()).toBe('/tabs/information');
});

test('R-35: a second press on Back, while the page before is on its way, goes no further', async () => {
  const ready = Promise.withResolvers<void>();
  function Pages() {
    const { pathname } = useLocation();
    if (pathname === list.pathname) use(ready.promise);
    return <p data-testid="here">{pathname}</p>;
  }
  const entry = '/tabs/information/view/7';
  window.history.pushState({ key: 'first', idx: 1 }, '', '/tabs/information');
  window.history.pushState({ key: 'second', idx: 2 }, '', list.pathname);
  window.history.pushState({ key: 'third', idx: 3, state: { from: list.pathname } }, '', entry);
  await act(async () => {
    render(
      <HistoryRouter>
        <BackLink />
        <Suspense fallback="Loading">
          <Pages />
        </Suspense>
      </HistoryRouter>,
    );
  });
  const goBack = () => act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Back' })));
  await goBack();
  await waitFor(() => expect(window.history.state.key).toBe('second'));
  expect(here()).toBe(entry);
  await goBack();
  await act(async () => ready.resolve());
  await waitFor(() => expect(here()).toBe(list.pathname));
  expect(window.history.state.key).toBe('second');
});

test('R-35: the tabs themselves have no Back', () => {
  show({ pathname: '/tabs/information' });
  expect(screen.queryByRole('link')).toBeNull();
});

import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test } from 'vitest';
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

test('R-35: the tabs themselves have no Back', () => {
  show({ pathname: '/tabs/information' });
  expect(screen.queryByRole('link')).toBeNull();
});

import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchPageCodeWith } from './page-code.ts';
import { PageLink } from './page-link.tsx';

function Came() {
  return <p>{`came from ${useLocation().state?.from ?? 'nowhere'}`}</p>;
}

function show(prefetch: () => void) {
  return render(
    <MemoryRouter initialEntries={['/tabs/information']}>
      <PageLink to="/tabs/information/view/7?q=salt" prefetch={prefetch}>
        Saltmarsh
      </PageLink>
      <Came />
    </MemoryRouter>,
  );
}

afterEach(() => fetchPageCodeWith(() => undefined));

test('R15: code and answers of a page are fetched when a link to it is pointed at or tabbed to', () => {
  const fetched = vi.fn();
  const prefetch = vi.fn();
  fetchPageCodeWith(fetched);
  show(prefetch);
  expect(fetched).not.toHaveBeenCalled();
  fireEvent.pointerEnter(screen.getByRole('link'));
  expect(fetched).toHaveBeenLastCalledWith('/tabs/information/view/7');
  expect(prefetch).toHaveBeenCalledTimes(1);
  fireEvent.focus(screen.getByRole('link'));
  expect(prefetch).toHaveBeenCalledTimes(2);
});

test('R11: a page knows which page led to it', () => {
  show(() => undefined);
  expect(screen.getByText('came from nowhere')).toBeTruthy();
  fireEvent.click(screen.getByRole('link'));
  expect(screen.getByText('came from /tabs/information')).toBeTruthy();
});

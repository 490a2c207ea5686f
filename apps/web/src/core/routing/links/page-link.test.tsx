import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchPageCodeWith, PageLink } from './page-link.tsx';

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

test('R-24: code and answers of a page are fetched when one rests on a link to it, and not when one passes over', () => {
  vi.useFakeTimers();
  const fetched = vi.fn();
  const prefetch = vi.fn();
  fetchPageCodeWith(fetched);
  show(prefetch);
  const link = screen.getByRole('link');
  fireEvent.pointerEnter(link);
  fireEvent.pointerLeave(link);
  vi.runAllTimers();
  expect(fetched).not.toHaveBeenCalled();
  fireEvent.pointerEnter(link);
  vi.runAllTimers();
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/tabs/information/view/7');
  expect(prefetch).toHaveBeenCalledOnce();
});

test('R-24: keyboard focus that stays on a link fetches its page, and focus that only passes does not', () => {
  vi.useFakeTimers();
  const prefetch = vi.fn();
  show(prefetch);
  const link = screen.getByRole('link');
  fireEvent.focus(link);
  fireEvent.blur(link);
  vi.runAllTimers();
  expect(prefetch).not.toHaveBeenCalled();
  fireEvent.focus(link);
  vi.runAllTimers();
  expect(prefetch).toHaveBeenCalledOnce();
});

test('R-19: a page knows which page led to it', () => {
  show(() => undefined);
  expect(screen.getByText('came from nowhere')).toBeTruthy();
  fireEvent.click(screen.getByRole('link'));
  expect(screen.getByText('came from /tabs/information')).toBeTruthy();
});

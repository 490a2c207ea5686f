import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guardLeaving } from './leave-guard.ts';
import { fetchPageCodeWith, Link, NavLink, PageLink } from './link.tsx';

let shown = '';
let cameFrom: unknown;
const fetchCode = vi.fn();
const prefetch = vi.fn();

function CurrentAddress() {
  const { pathname, state } = useLocation();
  shown = `${useNavigationType()} ${pathname}`;
  cameFrom = state?.from;
  return null;
}

beforeEach(() => {
  fetchCode.mockReset();
  prefetch.mockReset();
  fetchPageCodeWith(fetchCode);
  render(
    <MemoryRouter initialEntries={['/tabs/policies/view/1']}>
      <Link to="/login/form">Sign in</Link>
      <Link to="/support" target="_blank">
        Support
      </Link>
      <PageLink to="/tabs/information/view/7?q=salt" prefetch={prefetch}>
        Saltmarsh
      </PageLink>
      <NavLink to="/tabs/policies">Policies</NavLink>
      <NavLink to="/tabs/policie">Not this</NavLink>
      <CurrentAddress />
    </MemoryRouter>,
  );
});

afterEach(() => {
  vi.useRealTimers();
  fetchPageCodeWith(() => undefined);
});

/** Clicks, and returns whether the browser handles the click itself. */
function isLeftToBrowser(name: string, init: MouseEventInit = {}): boolean {
  const link = screen.getByRole('link', { name });
  const click = createEvent.click(link, { button: 0, ...init });
  // jsdom cannot leave the page; the link has decided by the time the event comes here.
  let isLeft = false;
  const decide = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', decide, { once: true });
  fireEvent(link, click);
  return isLeft;
}

test('a link moves within the portal', () => {
  expect(isLeftToBrowser('Sign in')).toBe(false);
  expect(shown).toBe('PUSH /login/form');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'with %o the browser does what it does',
  (init) => {
    expect(isLeftToBrowser('Sign in', init)).toBe(true);
    expect(shown).toBe('POP /tabs/policies/view/1');
  },
);

test('a link that opens elsewhere is left to the browser', () => {
  expect(isLeftToBrowser('Support')).toBe(true);
});

test('R-12: the link of a tab is the current one on its page and below, and not by the first letters of another', () => {
  expect(screen.getByRole('link', { name: 'Policies' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Not this' }).getAttribute('aria-current')).toBeNull();
});

test('P-8: with a question before leaving, the link continues only when it is answered', () => {
  let leave = () => undefined as unknown;
  const release = guardLeaving((leaving) => {
    leave = leaving;
  });
  expect(isLeftToBrowser('Sign in')).toBe(false);
  expect(shown).toBe('POP /tabs/policies/view/1');
  release();
  act(() => void leave());
  expect(shown).toBe('PUSH /login/form');
});

test('R-24: code and answers of a page are fetched when one rests on a link to it, and not when one passes over', () => {
  vi.useFakeTimers();
  const link = screen.getByRole('link', { name: 'Saltmarsh' });
  fireEvent.pointerEnter(link);
  fireEvent.pointerLeave(link);
  vi.runAllTimers();
  expect(fetchCode).not.toHaveBeenCalled();
  fireEvent.pointerEnter(link);
  vi.runAllTimers();
  expect(fetchCode).toHaveBeenCalledExactlyOnceWith('/tabs/information/view/7');
  expect(prefetch).toHaveBeenCalledOnce();
});

test('R-24: keyboard focus that stays on a link fetches its page, and focus that only passes does not', () => {
  vi.useFakeTimers();
  const link = screen.getByRole('link', { name: 'Saltmarsh' });
  fireEvent.focus(link);
  fireEvent.blur(link);
  vi.runAllTimers();
  expect(prefetch).not.toHaveBeenCalled();
  fireEvent.focus(link);
  vi.runAllTimers();
  expect(prefetch).toHaveBeenCalledOnce();
});

test.each(['Sign in', 'Policies'])('R-24: so it is for the link %s, which fetches no data', (name) => {
  vi.useFakeTimers();
  const link = screen.getByRole('link', { name });
  fireEvent.pointerEnter(link);
  vi.runAllTimers();
  expect(fetchCode).toHaveBeenCalledExactlyOnceWith(link.getAttribute('href'));
});

test('R-35: a page knows which page led to it', () => {
  fireEvent.click(screen.getByRole('link', { name: 'Saltmarsh' }));
  expect(cameFrom).toBe('/tabs/policies/view/1');
});

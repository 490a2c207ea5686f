import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { guardLeaving } from './leave-guard.ts';
import { AnchorLink } from './link.tsx';

/** Clicks the link to the part, and returns whether the browser handles the click itself. */
function isLeftToBrowser(init: MouseEventInit = {}): boolean {
  render(
    <>
      <AnchorLink anchor="part">To the part</AnchorLink>
      <section id="part" tabIndex={-1} />
    </>,
  );
  const click = createEvent.click(screen.getByRole('link', { name: 'To the part' }), { button: 0, ...init });
  fireEvent(screen.getByRole('link'), click);
  return !click.defaultPrevented;
}

test('R-35: a link to a part of the page moves focus and scroll position there, and leaves the history as it is', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const ask = vi.fn();
  const release = guardLeaving(ask);
  const before = [window.history.length, window.location.href];
  expect(isLeftToBrowser()).toBe(false);
  expect(document.activeElement?.id).toBe('part');
  expect(scrolled.mock.contexts).toEqual([document.activeElement]);
  expect([window.history.length, window.location.href]).toEqual(before);
  expect(ask).not.toHaveBeenCalled();
  release();
});

test('R-35: it has an address, which the browser opens in another tab', () => {
  expect(isLeftToBrowser({ ctrlKey: true })).toBe(true);
  expect(screen.getByRole('link').getAttribute('href')).toBe('#part');
});

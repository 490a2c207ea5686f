import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { useKeptScroll } from './use-kept-scroll.ts';

function Pane() {
  const [keepScroll] = useKeptScroll();
  return <section ref={keepScroll} aria-label="Pane" />;
}

const pane = () => screen.getByRole('region', { name: 'Pane' });

function scrollTo(top: number): void {
  pane().scrollTop = top;
  pane().dispatchEvent(new Event('scroll'));
}

/** A pane on two pages, and one page without it. */
function showPanes() {
  const router = createMemoryRouter([
    { path: '/', element: <Pane key="first" /> },
    { path: '/second', element: <Pane key="second" /> },
    { path: '/elsewhere', element: <p>Elsewhere</p> },
  ]);
  render(<RouterProvider router={router} />);
  return (to: string | -1) => act(() => (to === -1 ? router.navigate(-1) : router.navigate(to)));
}

test.each(['/second', '/elsewhere'])('R-34: Back from %s finds the pane where it was left', async (page) => {
  const go = showPanes();
  scrollTo(320);
  await go(page);
  await go(-1);
  expect(pane().scrollTop).toBe(320);
});

test('R-34: a page that is opened again starts at its top', async () => {
  const go = showPanes();
  scrollTo(320);
  await go('/second');
  expect(pane().scrollTop).toBe(0);
});

test('R-34: a pane that stays while the address changes is as it was, and Back finds it where it was last', async () => {
  const go = showPanes();
  scrollTo(100);
  await go('/?q=isa');
  expect(pane().scrollTop).toBe(100);
  await go('/elsewhere');
  await go(-1);
  expect(pane().scrollTop).toBe(100);
});

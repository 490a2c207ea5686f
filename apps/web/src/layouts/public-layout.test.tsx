import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { PublicLayout } from './public-layout.tsx';

function renderLayout() {
  return render(
    <MemoryRouter>
      <Routes>
        <Route element={<PublicLayout />}>
          <Route path="/" element={<h1>A step</h1>} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
}

test('the form is beside the art, under the logo of the portal', async () => {
  renderLayout();
  expect(screen.getByRole('heading', { name: 'A step' })).toBeTruthy();
  expect(screen.getAllByRole('img', { name: 'Noonmark' }).length).toBeGreaterThan(0);
  expect(screen.getByText(/will never ask for your password/)).toBeTruthy();
});

test("the spot of the art is at today's date", async () => {
  const spotOn = async (date: string) => {
    vi.useFakeTimers({ now: new Date(date), toFake: ['Date'] });
    const { container, unmount } = renderLayout();
    const spot = await vi.waitUntil(() => container.querySelector('circle[r="8"]'), { timeout: 10_000 });
    const height = Number(spot.getAttribute('cy'));
    unmount();
    return height;
  };
  expect(await spotOn('2026-06-21T12:00:00Z')).toBeLessThan(await spotOn('2026-12-21T12:00:00Z'));
});

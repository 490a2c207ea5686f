import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RetryButton } from './retry-button.tsx';

function Page({ isLoaded = false }: { isLoaded?: boolean }) {
  return (
    <>
      <h1 tabIndex={-1}>Policies</h1>
      {isLoaded ? <p>Loaded</p> : <RetryButton isRetrying={false} onRetry={vi.fn()} />}
      <button type="button">Elsewhere</button>
    </>
  );
}

test('S-6: what was pressed gives the focus to the heading of the page when the content comes', async () => {
  const { rerender } = render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  rerender(<Page isLoaded />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Policies' }));
});

test('S-6: the focus stays where it is when it has moved on meanwhile', async () => {
  const { rerender } = render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  rerender(<Page isLoaded />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }));
});

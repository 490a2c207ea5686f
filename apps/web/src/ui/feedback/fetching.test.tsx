import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Fetching } from './fetching.tsx';

test('L-28: “Try again” says to a screen reader that it fetches, and keeps the focus', async () => {
  const props = { what: 'the terms', onRetry: () => undefined };
  const { rerender } = render(<Fetching {...props} busy={false} />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  const button = screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(button);
  rerender(<Fetching {...props} busy />);
  expect(screen.getByRole('status')).toBe(status);
  expect(status.textContent).toBe('Loading the terms');
  expect(document.activeElement).toBe(button);
});

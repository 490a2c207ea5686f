import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

test('L-28: while busy the button is disabled, keeps its name and shows what it does', async () => {
  const press = vi.fn();
  render(
    <Button busy busyLabel="Signing in" onClick={press}>
      Login
    </Button>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Login' });
  expect(button.disabled).toBe(true);
  expect(button.textContent).toContain('Signing in');
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
});

test('a button does not submit a form unless it says so', () => {
  render(<Button>Resend Email</Button>);
  expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
});

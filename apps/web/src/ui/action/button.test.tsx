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
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.textContent).toContain('Signing in');
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
});

test('L-28: while busy the button that was pressed keeps the focus, and neither it nor Enter in a field submits', async () => {
  const submit = vi.fn();
  const form = (busy: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <input aria-label="Password" />
      <Button type="submit" busy={busy} busyLabel="Signing in">
        Login
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Login' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(submit).toHaveBeenCalledOnce();
  rerender(form(true));
  expect(document.activeElement).toBe(button);
  // A browser takes the focus from a button that is `disabled`; jsdom does not.
  expect(button.disabled).toBe(false);
  await userEvent.keyboard('{Enter}');
  await userEvent.type(screen.getByLabelText('Password'), 'again{Enter}');
  expect(submit).toHaveBeenCalledOnce();
});

test('an aria-disabled button keeps the focus and ignores presses', async () => {
  const press = vi.fn();
  const { rerender } = render(<Button onClick={press}>Mark all as read</Button>);
  const button = screen.getByRole<HTMLButtonElement>('button');
  await userEvent.click(button);
  rerender(
    <Button aria-disabled onClick={press}>
      Mark all as read
    </Button>,
  );
  expect(document.activeElement).toBe(button);
  expect(button.disabled).toBe(false);
  await userEvent.click(button);
  expect(press).toHaveBeenCalledOnce();
});

test('a button does not submit a form unless it says so', () => {
  render(<Button>Resend Email</Button>);
  expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
});

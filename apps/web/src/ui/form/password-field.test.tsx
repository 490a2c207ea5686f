import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PasswordField } from './password-field.tsx';

test('a password is hidden until its owner asks to see it', async () => {
  render(<PasswordField label="Password" name="password" autoComplete="current-password" />);
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  const reveal = screen.getByRole('button', { name: 'Show password' });
  await userEvent.type(field, 'secret');
  expect(field.type).toBe('password');
  await userEvent.click(reveal);
  expect(field.type).toBe('text');
  expect(field.value).toBe('secret');
  expect(reveal.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(reveal);
  expect(field.type).toBe('password');
});

test('hint and error are read out with the field', () => {
  render(
    <PasswordField
      label="Password"
      name="password"
      autoComplete="new-password"
      hint="At least 10 characters long."
      error="Your passwords do not match."
    />,
  );
  const field = screen.getByLabelText('Password');
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'At least 10 characters long.',
    'Your passwords do not match.',
  ]);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

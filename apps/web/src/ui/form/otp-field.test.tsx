import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { OtpField } from './otp-field.tsx';

function aField(): HTMLInputElement {
  render(<OtpField label="Enter verification code" name="code" />);
  return screen.getByLabelText<HTMLInputElement>('Enter verification code');
}

test('L-33: a phone offers its number keys and the code that was sent', () => {
  const field = aField();
  expect(field.inputMode).toBe('numeric');
  expect(field.autocomplete).toBe('one-time-code');
});

test.each(['123 456', '123-456', ' 1234567'])('L-33: a pasted %j is six digits', async (text) => {
  const field = aField();
  await userEvent.click(field);
  await userEvent.paste(text);
  expect(field.value).toBe('123456');
});

test('L-33: letters are not taken', async () => {
  const field = aField();
  await userEvent.type(field, 'a1b2');
  expect(field.value).toBe('12');
});

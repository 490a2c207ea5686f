import { expect, test } from 'vitest';
import { loginSteps } from './machine/state.ts';
import { addressOf, stepAt } from './search-params.ts';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'https://portal.example.com');
  return stepAt({ pathname, search });
};

test.each(loginSteps)('R-2: the address of %s names it again', (step) => {
  expect(at(addressOf(step))).toBe(step);
});

test('R-2: the bare form is the email step', () => {
  expect(at('/login/form')).toBe('email');
});

test('R-5: /support is the contactSupport step', () => {
  expect(at('/support')).toBe('contactSupport');
});

test.each([
  ['/support/', 'contactSupport'],
  ['/login/form/?step=resetPassword', 'resetPassword'],
])('R-2, R-5: %s is the same place as without its last slash', (address, step) => {
  expect(at(address)).toBe(step);
});

test.each([
  '/login/form?step=',
  '/login/form?step=toString',
  '/login/form?step=//evil',
  '/password-reset/code',
])('R-2: %s names no step', (address) => {
  expect(at(address)).toBeUndefined();
});

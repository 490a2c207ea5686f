import { expect, test } from 'vitest';
import { newPasswordFaults } from './use-change-password.ts';

const form = (password: string, repeatPassword = password, currentPassword = 'now') => ({
  currentPassword,
  password,
  repeatPassword,
});

test('L-7: a good password, entered twice, has no fault', () => {
  expect(newPasswordFaults(form('three.words!here?'))).toEqual({});
});

test('L-7: each rule has its exact sentence, at the field that breaks it', () => {
  expect(newPasswordFaults(form('a!b?c.d'))).toEqual({
    password: 'Password must be at least 10 characters long.',
  });
  expect(newPasswordFaults(form('onlytwo.symbols!'))).toEqual({
    password: 'Password must contain any three symbols.',
  });
  expect(newPasswordFaults(form('three.words!here?', 'three.words!here'))).toEqual({
    repeatPassword: 'Your passwords do not match.',
  });
});

test('SEC-A8: the password in use must be given', () => {
  expect(newPasswordFaults(form('three.words!here?', 'three.words!here?', ''))).toEqual({
    currentPassword: 'Please enter your current password.',
  });
});

import { expect, test } from 'vitest';
import { outsideAddress, telephoneAddress } from './outside-address.ts';

test('P5: a website is shown without its protocol and opened with it', () => {
  expect(outsideAddress('https://brackenfield.example.com')).toEqual({
    href: 'https://brackenfield.example.com/',
    label: 'brackenfield.example.com',
  });
  expect(outsideAddress('https://brackenfield.example.com/clients')?.label).toBe(
    'brackenfield.example.com/clients',
  );
});

test('G4: an address that is no https page becomes no link', () => {
  for (const address of [
    'javascript:alert(1)',
    'data:text/html,hello',
    'http://plain.example.com',
    '//elsewhere.example.com',
    '/within',
    'not an address',
    null,
  ])
    expect(outsideAddress(address)).toBeNull();
});

test('P5: a telephone number is dialled without its spaces, and words are not dialled', () => {
  expect(telephoneAddress('01632 960 410')).toBe('tel:01632960410');
  expect(telephoneAddress('+44 (0)1632 960410')).toBe('tel:+441632960410');
  expect(telephoneAddress('ask your adviser')).toBeNull();
});

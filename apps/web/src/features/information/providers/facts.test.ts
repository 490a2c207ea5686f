import { expect, test } from 'vitest';
import { outsideAddress } from './facts.tsx';

test('P-5: a website is shown without its protocol and opened with it', () => {
  expect(outsideAddress('https://brackenfield.example.com')).toEqual({
    href: 'https://brackenfield.example.com/',
    label: 'brackenfield.example.com',
  });
  expect(outsideAddress('https://brackenfield.example.com/clients')?.label).toBe(
    'brackenfield.example.com/clients',
  );
});

test('SEC-G22: only the address of an https page becomes a link', () => {
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

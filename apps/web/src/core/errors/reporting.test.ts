import { expect, test } from 'vitest';
import { routeName } from './reporting.ts';

test.each([
  ['/password-reset/A-SECRET-CODE', '/password-reset/:code'],
  ['https://portal.example.com/invite/A-SECRET-CODE?utm=x', '/invite/:code'],
  ['/tabs/policies/view/0f8fad5b-d9cb-469f-a165-70867728950e', '/tabs/policies/view/:id'],
  ['/tabs/information/due-diligence/report/7', '/tabs/information/due-diligence/report/:id'],
  ['/tabs/policies?q=pension', '/tabs/policies'],
  ['/login/form?step=mfa', '/login/form'],
  ['/verify#s=eyJhbGciOiJFUzI1NiJ9.eyJuYW1lIjoiSW1vZ2VuIn0.c2ln', '/verify'],
  ['/', '/'],
  ['https://portal.example.com', '/'],
  ['/trpc/policies.list,client.get?batch=1&input=%7B%7D', '/trpc/policies.list,client.get'],
  ['/assets/start-1b2c.js', '/assets/start-1b2c.js'],
  ['/password-reset/A-SECRET-CODE/more', 'elsewhere'],
  ['/assets/canary@portal.example.com', 'elsewhere'],
  ['otpauth://totp/canary?secret=JBSWY3DP', 'elsewhere'],
])('S-16: %s is called %s', (address, name) => {
  expect(routeName(address)).toBe(name);
});

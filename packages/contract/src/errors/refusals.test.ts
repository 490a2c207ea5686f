import { expect, test } from 'vitest';
import { endpoints } from '../endpoints.ts';
import { refusalsOf } from './refusals.ts';

test('Q-4: a call brings the refusals of its level, its parameters and its body', () => {
  expect(refusalsOf(endpoints['firm.view'])).toEqual([
    'MALFORMED_REQUEST',
    'UNAUTHORIZED',
    'FORBIDDEN',
    'TERMS_NOT_ACCEPTED',
    'VALIDATION',
    'TOO_MANY_REQUESTS',
    'UNKNOWN',
    'UNAVAILABLE',
  ]);
  expect(refusalsOf(endpoints['policies.view'])).toContain('NOT_FOUND');
  expect(refusalsOf(endpoints['user.contactSupport'])).toContain('UNSUPPORTED_MEDIA_TYPE');
  expect(refusalsOf(endpoints['user.contactSupport'])).not.toContain('UNAUTHORIZED');
});

test('Q-4: a call that says "not found" in its own words says it in those alone', () => {
  expect(refusalsOf(endpoints['invite.view'])).toContain('INVITE_NOT_FOUND');
  expect(refusalsOf(endpoints['invite.view'])).not.toContain('NOT_FOUND');
});

test('Q-4: no call names twice what comes by itself', () => {
  for (const endpoint of Object.values(endpoints)) {
    const { refusals: own = [], ...bare } = { refusals: [], ...endpoint };
    const alone = new Set<string>(refusalsOf(bare));
    expect(own.filter((code) => alone.has(code))).toEqual([]);
  }
});

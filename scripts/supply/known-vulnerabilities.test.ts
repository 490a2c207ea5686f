import { expect, test } from 'vitest';
import { readHoles } from './known-vulnerabilities.ts';

test('SEC-J15: serious holes are named, and the others counted', () => {
  const vulnerabilities = {
    a: { severity: 'critical', range: '<2' },
    b: { severity: 'high' },
    c: { severity: 'low' },
  };
  expect(readHoles(JSON.stringify({ vulnerabilities }))).toEqual({
    kind: 'checked',
    serious: ['a <2: critical', 'b *: high'],
    others: 1,
  });
  expect(readHoles('{"vulnerabilities":{}}')).toEqual({ kind: 'checked', serious: [], others: 0 });
});

test('SEC-J15: where nobody answers that is said, never taken for no holes', () => {
  const refused = { message: '405 Method Not Allowed - POST https://registry.example/audit' };
  expect(readHoles(JSON.stringify(refused))).toEqual({ kind: 'unreachable', why: '405 Method Not Allowed' });
  expect(readHoles('')).toEqual({ kind: 'unreachable', why: 'no answer' });
});

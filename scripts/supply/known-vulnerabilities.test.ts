import { expect, test } from 'vitest';
import { failsCheck, readVulnerabilities } from './known-vulnerabilities.ts';

test('SEC-J15: serious vulnerabilities are named, and the others counted', () => {
  const vulnerabilities = {
    a: { severity: 'critical', range: '<2' },
    b: { severity: 'high' },
    c: { severity: 'low' },
  };
  expect(readVulnerabilities(JSON.stringify({ vulnerabilities }))).toEqual({
    kind: 'checked',
    serious: ['a <2: critical', 'b *: high'],
    others: 1,
  });
  expect(readVulnerabilities('{"vulnerabilities":{}}')).toEqual({ kind: 'checked', serious: [], others: 0 });
});

test('SEC-J15: where nobody answers that is said, never taken for no vulnerabilities', () => {
  const refused = { message: '405 Method Not Allowed - POST https://registry.example/audit' };
  expect(readVulnerabilities(JSON.stringify(refused))).toEqual({
    kind: 'unreachable',
    why: '405 Method Not Allowed',
  });
  expect(readVulnerabilities('')).toEqual({ kind: 'unreachable', why: 'no answer' });
});

test('SEC-J15: in CI the check fails where nobody answers, elsewhere only where one is serious', () => {
  const unreachable = { kind: 'unreachable', why: 'no answer' } as const;
  expect([failsCheck(unreachable, true), failsCheck(unreachable, false)]).toEqual([true, false]);
  const checked = (...serious: string[]) => ({ kind: 'checked', serious, others: 1 }) as const;
  expect([failsCheck(checked(), true), failsCheck(checked('a <2: high'), false)]).toEqual([false, true]);
});

import { expect, test } from 'vitest';
import { countFindings, type Finding } from './finding.ts';
import { reportText } from './report-text.ts';

const call = 'GET /v1/policy';

test('Q-5: the report is by call and field, with how often, what was left alone, and a closing line', () => {
  const missing: Finding = { level: 'difference', call, where: 'items[].value', message: 'is missing' };
  const unknown: Finding = { level: 'note', call, where: 'items[].id', message: 'is not in the contract' };
  const open: Finding = {
    ...missing,
    how: 'asked without a token',
    where: 'status',
    message: 'expected 401, came 200',
  };
  const text = reportText({
    findings: countFindings([missing, unknown, missing, open]),
    unchecked: [{ call: 'PUT /v1/client', reason: 'changes something' }],
    checkedCalls: 3,
  });
  expect(text).toBe(`GET /v1/policy
  ✗ items[].value  is missing (2 times)
  · items[].id     is not in the contract

GET /v1/policy, asked without a token
  ✗ status  expected 401, came 200

Not checked
  PUT /v1/client  changes something

3 calls checked: 2 differences, 1 note.`);
});

test('Q-5: a service without a difference gets one line', () => {
  expect(reportText({ findings: [], unchecked: [], checkedCalls: 1 })).toBe(
    '1 call checked: no differences, no notes.',
  );
});

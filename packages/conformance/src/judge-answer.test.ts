import { firmEndpoint } from '@portal/contract/firm';
import { threadEndpoint, threadsEndpoint } from '@portal/contract/threads';
import { describe, expect, test } from 'vitest';
import { isAbsent, judgeRefusal, judgeSuccess } from './judge-answer.ts';
import type { Answer } from './probe.ts';

const firm = { name: 'A firm', logo: null, bio: '', fca_number: '1', fca_registered_date: '2026-01-01' };

function answerOf(value: unknown, changed: Partial<Answer> = {}): Answer {
  const json = { value };
  return { status: 200, contentType: 'application/json', retryAfter: undefined, text: '', json, ...changed };
}

function told(faults: readonly { where: string; message: string }[]): string[] {
  return faults.map(({ where, message }) => `${where}: ${message}`);
}

describe('Q5: a success', () => {
  test('is a 200 with JSON that fits, whatever is said of its letters', () => {
    for (const contentType of ['application/json', 'application/json; charset=utf-8', 'application/hal+json'])
      expect(judgeSuccess(firmEndpoint, answerOf(firm, { contentType }))).toEqual([]);
  });

  test('with another status tells that alone', () => {
    expect(told(judgeSuccess(firmEndpoint, answerOf({}, { status: 201 })))).toEqual([
      'status: expected 200, came 201',
    ]);
  });

  test('with another content type, or with no JSON', () => {
    expect(told(judgeSuccess(firmEndpoint, answerOf(firm, { contentType: 'text/html' })))).toEqual([
      'content type: expected application/json, came another or none',
    ]);
    expect(told(judgeSuccess(firmEndpoint, answerOf(firm, { json: undefined })))).toEqual([
      'body: is not JSON',
    ]);
  });
});

describe('Q5: a refusal', () => {
  const refused = (value: unknown, status: number) => answerOf(value, { status });

  test('has the status, the shape and the code that the contract tells of', () => {
    const body = { code: 'UNAUTHORIZED', message: 'Please sign in.' };
    expect(judgeRefusal('UNAUTHORIZED', refused(body, 401))).toEqual([]);
    expect(told(judgeRefusal('UNAUTHORIZED', refused(body, 200)))).toEqual([
      'status: expected 401, came 200',
    ]);
    expect(told(judgeRefusal('UNAUTHORIZED', refused({ code: 'FORBIDDEN', message: '' }, 401)))).toEqual([
      'code: expected UNAUTHORIZED, came FORBIDDEN',
    ]);
    expect(told(judgeRefusal('UNAUTHORIZED', refused({ code: 'UNAUTHORIZED' }, 401)))).toEqual([
      'message: is missing (a string)',
    ]);
  });

  test('without a code, or with one of its own, is noted: callers go by the status', () => {
    const levels = [{ message: 'No.' }, { code: 'E_17', message: 'No.' }].map((body) =>
      judgeRefusal('NOT_FOUND', refused(body, 404)).map(({ level }) => level),
    );
    expect(levels).toEqual([['note'], ['note']]);
  });

  test('A24: a 422 names the fields at fault', () => {
    const body = { code: 'VALIDATION', message: 'Please check.' };
    const fields = [{ field: 'page', code: 'invalid', message: 'Must be a page' }];
    expect(judgeRefusal('VALIDATION', refused({ ...body, fields }, 422))).toEqual([]);
    expect(told(judgeRefusal('VALIDATION', refused({ ...body, fields: [] }, 422)))).toEqual([
      'fields: is missing or empty: a 422 names the fields at fault',
    ]);
  });
});

test('Q5: an extension that is not offered is absent; one entry of it that is not there says nothing of it', () => {
  expect(isAbsent(threadsEndpoint, answerOf({}, { status: 404 }))).toBe(true);
  expect(isAbsent(threadEndpoint, answerOf({}, { status: 404 }))).toBe(false);
  expect(isAbsent(threadEndpoint, answerOf({}, { status: 501 }))).toBe(true);
  expect(isAbsent(firmEndpoint, answerOf({}, { status: 404 }))).toBe(false);
});

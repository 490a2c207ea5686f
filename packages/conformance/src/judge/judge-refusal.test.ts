import { createEndpoint } from '@portal/contract/v1/authentication';
import { firmEndpoint } from '@portal/contract/v1/firm';
import { describe, expect, test } from 'vitest';
import type { WireAnswer } from '../visit/exchange.ts';
import { judgeForm, judgeRefusal } from './judge-refusal.ts';

function answerOf(value: unknown, changed: Partial<WireAnswer> = {}): WireAnswer {
  const text = JSON.stringify(value) ?? '';
  return { status: 200, contentType: 'application/json', retryAfter: undefined, text, ...changed };
}

const noBody = { contentType: '', text: '' };

function lines(faults: readonly { level: string; where: string; message: string }[]): string[] {
  return faults.map(({ level, where, message }) => `${level} ${where}: ${message}`);
}

describe('Q-5: a refusal', () => {
  const refused = (value: unknown, status: number) => answerOf(value, { status });
  const judged = (...[code, answer]: [Parameters<typeof judgeRefusal>[1], WireAnswer]) =>
    lines(judgeRefusal(firmEndpoint, code, answer));

  test('has the status and the code of the contract', () => {
    const body = { code: 'UNAUTHORIZED', message: 'Please sign in.' };
    expect(judged('UNAUTHORIZED', refused(body, 401))).toEqual([]);
    expect(judged('UNAUTHORIZED', refused(body, 200))).toEqual(['difference status: expected 401, came 200']);
    expect(judged('UNAUTHORIZED', refused({ code: 'FORBIDDEN', message: '' }, 401))).toEqual([
      'difference code: expected UNAUTHORIZED, came FORBIDDEN',
    ]);
  });

  test('S-2: without access is a refusal with 401 or 403, since the specification names neither; with a success or a failure it is not one', () => {
    expect(judged('UNAUTHORIZED', refused({ message: 'No.' }, 403))).toEqual([
      'note status: came 403: read as UNAUTHORIZED',
    ]);
    expect(judged('FORBIDDEN', refused({ message: 'No.' }, 401))).toEqual([
      'note status: came 401: read as FORBIDDEN',
    ]);
    expect(judged('FORBIDDEN', refused({}, 200))).toEqual(['difference status: expected 403, came 200']);
    expect(judged('FORBIDDEN', refused({}, 500))).toEqual(['difference status: expected 403, came 500']);
  });

  test('without a code is understood by its status, and one with a code of its own is noted', () => {
    expect(judged('NOT_FOUND', refused({ message: 'No.' }, 404))).toEqual([]);
    expect(judged('NOT_FOUND', answerOf(undefined, { ...noBody, status: 404 }))).toEqual([]);
    expect(judged('NOT_FOUND', refused({ code: 'E_17', message: 'No.' }, 404))).toEqual([
      'note code: is not in the contract',
    ]);
  });

  test('API-1: of a wrong password may have any status that the portal reads as one, or be a success without a token', () => {
    const judge = (answer: WireAnswer) => lines(judgeRefusal(createEndpoint, 'WRONG_CREDENTIALS', answer));
    expect(judge(refused({ message: 'No.' }, 401))).toEqual([]);
    expect(judge(refused({}, 200))).toEqual([]);
    expect(judge(refused({ code: 'UNAUTHORIZED', message: 'No.' }, 401))).toEqual([]);
    expect(judge(refused({ errors: { password: ['Wrong.'] } }, 422))).toEqual([
      'note status: came 422: read as WRONG_CREDENTIALS',
    ]);
    expect(judge(refused({ jwt: 'a.b.c' }, 200))).toEqual(['difference status: expected 401, came 200']);
    expect(judge(refused({}, 429))).toEqual(['difference status: expected 401, came 429']);
  });

  test.each([
    [
      {
        code: 'VALIDATION',
        message: 'No.',
        fields: [{ field: 'page', code: 'invalid', message: 'Must be a page' }],
      },
    ],
    [{ errors: { page: ['Must be a page'] } }],
    [{ fields: [{ field: 'page', message: 'Must be a page' }] }],
    [{ data: { errors: { page: ['Must be a page'] } } }],
  ])('API-24: a 422 says what is wrong in any form that the portal reads: %j', (body) => {
    expect(judged('VALIDATION', refused(body, 422))).toEqual([]);
  });

  test('API-24: a 422 that names no field is noted, and one that says nothing is a difference', () => {
    expect(judged('VALIDATION', refused({ message: 'Please check.' }, 422))).toEqual([
      'note fields: names no field at fault: the message is shown above the form',
    ]);
    expect(judged('VALIDATION', refused({}, 422))).toEqual([
      'difference message: is missing: a 422 says what is wrong',
    ]);
  });

  test('in what form is noted apart from the call', () => {
    expect(judgeForm(firmEndpoint, refused({ code: 'NOT_FOUND', message: 'No.' }, 404))).toEqual([]);
    expect(lines(judgeForm(firmEndpoint, refused({}, 404)))).toEqual([
      'note code: is missing: the portal goes by the status',
      'note message: is missing: the portal has its own sentences',
    ]);
    expect(lines(judgeForm(firmEndpoint, answerOf('', { ...noBody, status: 404 })))).toEqual([
      'note body: is not JSON: the portal goes by the status and has its own sentences',
    ]);
    expect(judgeForm(firmEndpoint, answerOf({}))).toEqual([]);
  });
});

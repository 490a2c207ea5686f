import { describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { type Answer, callsOf } from '../../test/calls.ts';
import { emailOf } from '../../test/sign-in.ts';

const request = { name: 'Ada Vale', email: emailOf('standard'), reason: 'I cannot sign in' };

function contact(mock: TestApp, values: Record<string, string>): Promise<Answer> {
  return callsOf(mock).form('POST /v1/user/contact-support', values);
}

test('A23: the reasons, in their order', async () => {
  const mock = await buildTestApp();
  const { body } = await callsOf(mock).get('/v1/user/get-contact-support-reasons');
  expect(body.data[0]).toBe('I cannot sign in');
  expect(body.data.at(-1)).toMatch(/something else/i);
  expect(body.data).toHaveLength(6);
});

describe('A22: asking for help', () => {
  test('A4: answers the same for a known address and an unknown one', async () => {
    const mock = await buildTestApp();
    const answers = [await contact(mock, request), await contact(mock, { ...request, email: 'x@b.example' })];
    for (const { status, text } of answers) expect([status, text]).toEqual([200, '{"data":{"done":true}}']);
    const rows = await mock.database.supportRequest.findMany({ orderBy: { email: 'asc' } });
    expect(rows.map(({ email, clientUuid }) => [email, clientUuid !== null])).toEqual([
      [emailOf('standard'), true],
      ['x@b.example', false],
    ]);
  });

  test.each([
    ['a reason that is not of the list', { reason: 'x' }, 'reason'],
    ['a name with a header in it', { name: 'a\r\nBcc: b' }, 'name'],
    ['no name', { name: '' }, 'name'],
    ['an address that is none', { email: 'a@b' }, 'email'],
    ['an address with a header in it', { email: 'a@b.example\r\nBcc: c@d.example' }, 'email'],
  ])('E6: %s answers 422 and keeps nothing', async (...[_what, change, field]) => {
    const mock = await buildTestApp();
    const answer = await contact(mock, { ...request, ...change });
    expect([answer.status, answer.body.fields[0].field]).toEqual([422, field]);
    expect(await mock.database.supportRequest.count()).toBe(0);
  });
});

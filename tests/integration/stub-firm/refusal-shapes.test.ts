import { describe, expect, test } from 'vitest';
import { json } from '../../support/stub-firm.ts';
import type { FirmAnswers } from '../../support/stub-firm-answers.ts';
import { type Reply, sendPortal } from '../support/portal-caller.ts';
import { openBeforeFirm, signInFully } from './open-before-firm.ts';

const chosen = 'A-New-Password-1!!';

/** Each sends something that the firm refuses. */
const writes = {
  'client.update': {
    line: 'PUT /v1/client',
    input: { changedFields: { surname: 'Byron' } },
    field: 'surname',
    other: 'title',
  },
  'user.changePassword': {
    line: 'POST /v1/user/password',
    input: { currentPassword: 'Right-Password-1!!', password: chosen, repeatPassword: chosen },
    field: 'password',
    other: 'LoginForm[repeat_password]',
  },
} as const;
type Write = keyof typeof writes;

async function refused(write: Write, body: unknown): Promise<Reply<unknown>> {
  const { line, input } = writes[write];
  const apps = await openBeforeFirm({ [line]: json(body, 422) } as FirmAnswers);
  return sendPortal(apps, write, { token: await signInFully(apps), input });
}

const sentences = (reply: Reply<unknown>) => reply.error?.fields?.map(({ message }) => message);

describe.each(Object.keys(writes) as Write[])('API-24: a 422 of %s', (write) => {
  const { field, other } = writes[write];

  test.each([
    ['message', { message: 'The firm says no.' }],
    ['message beside what does not fit', { message: 'The firm says no.', fields: 'odd', code: 7 }],
    ['message beside errors of null', { message: 'The firm says no.', errors: null }],
    ['message inside data', { data: { message: 'The firm says no.' } }],
    ['message beside a success flag', { success: false, message: 'The firm says no.' }],
  ])('API-24: %s is shown', async (_what, body) => {
    const reply = await refused(write, body);
    expect(reply).toMatchObject({
      status: 422,
      message: 'The firm says no.',
      error: { appCode: 'VALIDATION' },
    });
  });

  test.each([
    ['errors by field', { errors: { [field]: ['Too short.', 'Too plain.'] } }],
    [
      'fields as objects',
      {
        fields: [
          { field, message: 'Too short.' },
          { field, message: 'Too plain.' },
        ],
      },
    ],
    [
      'data as objects',
      {
        data: [
          { field, message: 'Too short.' },
          { field, message: 'Too plain.' },
        ],
      },
    ],
  ])('API-24: %s are concatenated, and named by field', async (_what, body) => {
    const reply = await refused(write, body);
    expect(reply).toMatchObject({ status: 422, error: { appCode: 'VALIDATION' } });
    expect(reply.message).toBe('Too short. Too plain.');
    expect(sentences(reply)).toEqual(['Too short.', 'Too plain.']);
    expect(reply.error?.fields?.every((fault) => fault.field.endsWith(field))).toBe(true);
  });

  test('API-24: a bare map of fields is read', async () => {
    const reply = await refused(write, { [field]: ['Too short.'], [other]: 'Too odd.' });
    expect(reply).toMatchObject({ status: 422, message: 'Too short. Too odd.' });
  });

  test('API-24, SEC-G31: a bare map with a sentence for an unknown field is not a map of fields', async () => {
    const reply = await refused(write, { [field]: 'Too short.', detail: 'Canary of the service.' });
    expect(reply).toMatchObject({ status: 422, message: 'Please check what you entered.' });
  });

  test('API-24: fields as bare sentences are concatenated', async () => {
    const reply = await refused(write, { fields: ['Too short.', 'Too plain.'] });
    expect(reply).toMatchObject({ status: 422, message: 'Too short. Too plain.' });
  });

  test('API-24: errors with one sentence for a field are read', async () => {
    const reply = await refused(write, { errors: { [field]: 'Too short.', title: ['Too odd.'] } });
    expect(reply).toMatchObject({ status: 422, message: 'Too short. Too odd.' });
  });

  test('API-24: the names of the firm’s form are those of the portal', async () => {
    const reply = await refused(write, { errors: { 'LoginForm[repeat_password]': ['They differ.'] } });
    expect(reply.error?.fields).toMatchObject([{ field: 'repeatPassword', message: 'They differ.' }]);
  });

  test('API-24: one unreadable field loses neither the others nor the message', async () => {
    const fields = [17, { field, message: 'Too short.' }, { field: {} }, null];
    const reply = await refused(write, { message: 'The firm says no.', fields });
    expect(reply.message).toContain('The firm says no.');
    expect(sentences(reply)).toEqual(['Too short.']);
    const errors = { [field]: [17, 'Too short.', null], title: {} };
    expect((await refused(write, { errors })).message).toBe('Too short.');
  });

  test.each([
    ['{}', {}],
    ['a number', 17],
    ['a message of a wrong type', { message: { text: 'Canary' } }],
    ['empty errors', { errors: {} }],
  ])('API-24: %s is a refusal in the words of the portal', async (_what, body) => {
    const reply = await refused(write, body);
    expect(reply).toMatchObject({ status: 422, error: { appCode: 'VALIDATION' } });
    expect(reply.message).toMatch(/^[A-Z][^{}<>]{5,200}$/);
    expect(reply.message).not.toContain('Canary');
  });
});

test.each([
  ['client.update', 'PUT /v1/client', { changedFields: { surname: 'Byron' } }],
  ['user.requestReset', 'POST /v1/user/reset-request', { email: 'ada@client.example' }],
] as const)('API-24: a success of %s that says no has the fields and words of a 422', async (...row) => {
  const [procedure, line, input] = row;
  const no = json({ success: false, errors: { surname: ['Too plain.'] } });
  const apps = await openBeforeFirm({ [line]: no });
  const reply = await sendPortal(apps, procedure, { token: await signInFully(apps), input });
  expect(reply).toMatchObject({ status: 422, message: 'Too plain.', error: { appCode: 'VALIDATION' } });
  expect(sentences(reply)).toEqual(['Too plain.']);
});

test.each([
  ['insights.like', 'POST /v1/insights/{id}/like', { id: '7' }],
  ['notifications.markRead', 'PUT /v1/notification', { uuid: '7' }],
] as const)('API-24: a success of %s that says no is not a success', async (procedure, line, input) => {
  const apps = await openBeforeFirm({ [line]: json({ success: false }) });
  const reply = await sendPortal(apps, procedure, { token: await signInFully(apps), input });
  expect(reply).toMatchObject({ status: 422, error: { appCode: 'VALIDATION' } });
});

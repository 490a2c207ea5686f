import { describe, expect, it } from 'vitest';
import { buildCaller, failureOf } from '../../test/build-caller.ts';
import { aRefusal } from '../../test/fake-upstream.ts';

const done = {};

describe('passwords', () => {
  it('L-6: instructions are requested with the pattern of the reset step', async () => {
    const answers = { 'POST /v1/user/reset-request': done };
    const { caller, countedAccounts } = buildCaller({ answers });
    expect(await caller.user.requestReset({ email: 'a@b.co' })).toEqual({ done: true });
    expect(countedAccounts).toEqual(['a@b.co']);
    expect((await failureOf(caller.user.requestReset({ email: 'a b@c.de' }))).message).toBe(
      'Invalid email address',
    );
  });

  it.each([
    [{ password: 'Short-1!!', repeatPassword: 'Short-1!!' }, 'Password must be at least 10 characters long.'],
    [
      { password: 'Long-Enough-1', repeatPassword: 'Long-Enough-1' },
      'Password must contain any three symbols.',
    ],
    [{ password: 'Long-Enough-1!', repeatPassword: 'Long-Enough-2!' }, 'Your passwords do not match.'],
  ])('L-7: %j is refused here already', async (passwords, message) => {
    const { caller, calls } = buildCaller();
    const failure = await failureOf(caller.user.setPassword({ code: 'INVITE-VALID-0001', ...passwords }));
    expect(failure).toMatchObject({ appCode: 'VALIDATION', message });
    expect(calls).toEqual([]);
  });

  it('L-35: a code that is not good says "Password not set"', async () => {
    const answers = { 'POST /v1/user/set-password': aRefusal(400, 'PASSWORD_NOT_SET') };
    const { caller, calls } = buildCaller({ answers });
    const input = { code: 'INVITE-VALID-0001', password: 'Long-Enough-1!', repeatPassword: 'Long-Enough-1!' };
    expect(await failureOf(caller.user.setPassword(input))).toMatchObject({ message: 'Password not set' });
    const form = { password: 'Long-Enough-1!', repeat_password: 'Long-Enough-1!', code: 'INVITE-VALID-0001' };
    expect(calls[0]?.input).toEqual({ body: { LoginForm: form } });
  });

  it.each([
    ['the address of the account', { email: 'client@portal.example.com' }, 'client@portal.example.com'],
    ['nothing of it', {}, null],
    ['no address', { email: 'client' }, null],
  ])('L-7: a password that was set says %s, as the firm does', async (_, answer, email) => {
    const { caller } = buildCaller({ answers: { 'POST /v1/user/set-password': answer } });
    const input = { code: 'INVITE-VALID-0001', password: 'Long-Enough-1!', repeatPassword: 'Long-Enough-1!' };
    expect(await caller.user.setPassword(input)).toEqual({ done: true, email });
  });

  it('API-10: a change needs the current password', async () => {
    const answers = { 'POST /v1/user/password': done };
    const { caller, calls } = buildCaller({ scope: 'full', answers });
    const input = { currentPassword: 'old', password: 'Long-Enough-1!', repeatPassword: 'Long-Enough-1!' };
    expect(await caller.user.changePassword(input)).toEqual({ done: true });
    const form = { current_password: 'old', password: 'Long-Enough-1!', repeat_password: 'Long-Enough-1!' };
    expect(calls[0]?.input).toEqual({ body: { LoginForm: form } });
  });
});

describe('support', () => {
  it('API-23: gives the reasons to choose from', async () => {
    const answers = { 'GET /v1/user/get-contact-support-reasons': { data: ['I cannot sign in'] } };
    expect(await buildCaller({ answers }).caller.user.supportReasons()).toEqual({
      reasons: ['I cannot sign in'],
      takesMessage: false,
    });
  });

  it('L-9: a firm that takes a message with a request says so with the reasons, and gets it', async () => {
    const answers = {
      'GET /v1/user/get-contact-support-reasons': { data: ['I cannot sign in'], takes_message: true },
      'POST /v1/user/contact-support': done,
    };
    const { caller, calls } = buildCaller({ answers });
    expect((await caller.user.supportReasons()).takesMessage).toBe(true);
    const question = { name: 'Avery Holt', email: 'a@example.com', reason: 'I cannot sign in' };
    const message = 'The code of my new phone is refused.\nThe old one is lost.';
    await caller.user.contactSupport({ ...question, message });
    expect(calls.at(-1)?.input).toEqual({ body: { ...question, message } });
  });

  it('API-22, SEC-E7: sends a question, and refuses characters that could forge a header', async () => {
    const { caller, calls } = buildCaller({ answers: { 'POST /v1/user/contact-support': done } });
    const question = { name: 'Avery Holt', email: 'a@example.com', reason: 'I cannot sign in' };
    expect(await caller.user.contactSupport(question)).toEqual({ done: true });
    const forged = caller.user.contactSupport({ ...question, name: 'a\r\nBcc: b@example.com' });
    expect((await failureOf(forged)).appCode).toBe('VALIDATION');
    expect(calls).toEqual([
      { to: 'POST /v1/user/contact-support', token: undefined, input: { body: question } },
    ]);
  });

  it('SEC-I7: sends the key of a question on as a header, and nothing that is not a key', async () => {
    const { caller, calls } = buildCaller({ answers: { 'POST /v1/user/contact-support': done } });
    const question = { name: 'Avery Holt', email: 'a@example.com', reason: 'I cannot sign in' };
    const key = '0f8fad5b-d9cb-469f-a165-70867728950e';
    await caller.user.contactSupport({ ...question, idempotencyKey: key });
    expect(calls[0]?.input).toEqual({ headers: { 'Idempotency-Key': key }, body: question });
    const forged = caller.user.contactSupport({ ...question, idempotencyKey: `${key}\r\nX-Other: a` });
    expect((await failureOf(forged)).appCode).toBe('VALIDATION');
  });
});

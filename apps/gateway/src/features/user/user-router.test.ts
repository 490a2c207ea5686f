import { describe, expect, it } from 'vitest';
import { buildCaller, failureOf } from '../../test/build-caller.ts';
import { aRefusal } from '../../test/fake-upstream.ts';

const done = { data: { done: true } };

describe('the second factor', () => {
  it('L3: shows secret and QR code while set-up is open', async () => {
    const answers = {
      'GET /v1/user/mfa': { mfa_configured: false, otp_code: 'JBSW', image_url: 'data:image/png;base64,AA' },
    };
    const { caller } = buildCaller({ scope: 'interim', answers });
    expect(await caller.user.mfa()).toEqual({
      state: 'setup',
      secret: 'JBSW',
      qrImage: 'data:image/png;base64,AA',
    });
  });

  it('C5: never shows them once it is on, whatever the firm sends', async () => {
    const answers = {
      'GET /v1/user/mfa': { mfa_configured: true, otp_code: 'JBSW', image_url: 'data:image/png;base64,AA' },
    };
    const { caller } = buildCaller({ scope: 'full', answers });
    expect(await caller.user.mfa()).toEqual({ state: 'required', secret: null, qrImage: null });
  });

  it('C5: whoever asks how it stands alone gets no secret and no QR code, though set-up is open', async () => {
    const answers = {
      'GET /v1/user/mfa': { mfa_configured: 2, otp_code: 'JBSW', image_url: 'data:image/png;base64,AA' },
    };
    const { caller } = buildCaller({ scope: 'full', answers });
    expect(await caller.user.mfaState()).toEqual({ state: 'none' });
  });

  it('A5: a first code steps the token up; a wrong one says "Unable to verify OTP"', async () => {
    const path = 'POST /v1/user/mfa-verify';
    const good = buildCaller({
      scope: 'interim',
      answers: { [path]: { data: { jwt: 'jwt.terms.x', terms_accepted: false } } },
    });
    expect(await good.caller.user.verifyMfa({ code: '123456' })).toMatchObject({
      scope: 'terms',
      termsAccepted: false,
    });
    const wrong = buildCaller({ scope: 'interim', answers: { [path]: aRefusal(401, 'INVALID_OTP') } });
    const failure = await failureOf(wrong.caller.user.verifyMfa({ code: '123456' }));
    expect(failure).toMatchObject({ appCode: 'INVALID_OTP', message: 'Unable to verify OTP' });
  });

  it('A6: is removed with a fresh code', async () => {
    const answers = { 'DELETE /v1/user/mfa-delete': { data: { mfa_configured: false } } };
    const { caller, calls } = buildCaller({ scope: 'full', answers });
    expect(await caller.user.removeMfa({ code: '654321' })).toEqual({ done: true });
    expect(calls[0]).toMatchObject({ token: 'firm-full', input: { body: { OtpForm: { otp: '654321' } } } });
  });
});

describe('passwords', () => {
  it('L6: instructions are asked for with the pattern of the reset step', async () => {
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
  ])('L7: %j is refused here already', async (passwords, message) => {
    const { caller, calls } = buildCaller();
    const failure = await failureOf(caller.user.setPassword({ code: 'INVITE-VALID-0001', ...passwords }));
    expect(failure).toMatchObject({ appCode: 'VALIDATION', message });
    expect(calls).toEqual([]);
  });

  it('L7: a code that is not good says "Password not set"', async () => {
    const answers = { 'POST /v1/user/set-password': aRefusal(400, 'PASSWORD_NOT_SET') };
    const { caller, calls } = buildCaller({ answers });
    const input = { code: 'INVITE-VALID-0001', password: 'Long-Enough-1!', repeatPassword: 'Long-Enough-1!' };
    expect(await failureOf(caller.user.setPassword(input))).toMatchObject({ message: 'Password not set' });
    const form = { password: 'Long-Enough-1!', repeat_password: 'Long-Enough-1!', code: 'INVITE-VALID-0001' };
    expect(calls[0]?.input).toEqual({ body: { LoginForm: form } });
  });

  it('A10: a change needs the current password', async () => {
    const answers = { 'POST /v1/user/password': done };
    const { caller, calls } = buildCaller({ scope: 'full', answers });
    const input = { currentPassword: 'old', password: 'Long-Enough-1!', repeatPassword: 'Long-Enough-1!' };
    expect(await caller.user.changePassword(input)).toEqual({ done: true });
    const form = { current_password: 'old', password: 'Long-Enough-1!', repeat_password: 'Long-Enough-1!' };
    expect(calls[0]?.input).toEqual({ body: { LoginForm: form } });
  });
});

describe('support', () => {
  it('A23: gives the reasons to choose from', async () => {
    const answers = { 'GET /v1/user/get-contact-support-reasons': { data: ['I cannot sign in'] } };
    expect(await buildCaller({ answers }).caller.user.supportReasons()).toEqual(['I cannot sign in']);
  });

  it('A22, E6: sends a question, and refuses characters that could forge a header', async () => {
    const { caller, calls } = buildCaller({ answers: { 'POST /v1/user/contact-support': done } });
    const question = { name: 'Avery Holt', email: 'a@example.com', reason: 'I cannot sign in' };
    expect(await caller.user.contactSupport(question)).toEqual({ done: true });
    const forged = caller.user.contactSupport({ ...question, name: 'a\r\nBcc: b@example.com' });
    expect((await failureOf(forged)).appCode).toBe('VALIDATION');
    expect(calls).toEqual([
      { to: 'POST /v1/user/contact-support', token: undefined, input: { body: question } },
    ]);
  });

  it('I7: sends the key of a question on as a header, and nothing that is no key', async () => {
    const { caller, calls } = buildCaller({ answers: { 'POST /v1/user/contact-support': done } });
    const question = { name: 'Avery Holt', email: 'a@example.com', reason: 'I cannot sign in' };
    const key = '0f8fad5b-d9cb-469f-a165-70867728950e';
    await caller.user.contactSupport({ ...question, idempotencyKey: key });
    expect(calls[0]?.input).toEqual({ headers: { 'Idempotency-Key': key }, body: question });
    const forged = caller.user.contactSupport({ ...question, idempotencyKey: `${key}\r\nX-Other: a` });
    expect((await failureOf(forged)).appCode).toBe('VALIDATION');
  });
});

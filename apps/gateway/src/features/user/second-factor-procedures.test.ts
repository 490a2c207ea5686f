import { describe, expect, it } from 'vitest';
import { buildCaller, failureOf } from '../../test/build-caller.ts';
import { aRefusal } from '../../test/fake-upstream.ts';

describe('the second factor', () => {
  const setup = { scope: 'interim', session: { factor: 'setup' } } as const;

  it.each(['data:image/png;base64,AA', 'https://qr.example.com/x.png', 'no address', null, undefined])(
    'L-29, SEC-C8: shows the secret and a QR code drawn here, whatever picture the firm gives: %j',
    async (image_url) => {
      const pending = (otp_code: string) => ({
        'GET /v1/user/mfa': { mfa_configured: false, otp_code, image_url },
      });
      const first = await buildCaller({ ...setup, answers: pending('JBSWY3DP') }).caller.user.mfa();
      const second = await buildCaller({ ...setup, answers: pending('MFRGGZDF') }).caller.user.mfa();
      expect(first).toMatchObject({ state: 'setup', secret: 'JBSWY3DP' });
      expect(first.qrImage).toMatch(/^data:image\/png;base64,/);
      expect(first.qrImage).not.toBe(second.qrImage);
      expect(first.qrImage).not.toBe(image_url);
    },
  );

  it("API-4, SEC-C8: a firm's own otpauth address is passed on whole, with the secret that is in it", async () => {
    const otp_code = 'otpauth://totp/Firm:a?secret=JBSWY3DP&issuer=Firm&digits=8&period=60';
    const answers = { 'GET /v1/user/mfa': { mfa_configured: false, otp_code } };
    const mfa = await buildCaller({ ...setup, answers }).caller.user.mfa();
    expect(mfa).toMatchObject({ secret: 'JBSWY3DP', otpauthAddress: otp_code });
  });

  it('L-29, SEC-C8: an authenticator app reads issuer, account and secret from the address', async () => {
    const answers = { 'GET /v1/user/mfa': { mfa_configured: false, otp_code: 'JBSW Y3DP' } };
    const readings = { issuer: 'Noonmark & Co' };
    const session = { factor: 'setup', account: 'client+1@portal.example.com' } as const;
    const { caller } = buildCaller({ scope: 'interim', session, readings, answers });
    const { otpauthAddress } = await caller.user.mfa();
    expect(otpauthAddress).toBe(
      'otpauth://totp/Noonmark%20%26%20Co:client%2B1%40portal.example.com?secret=JBSWY3DP&issuer=Noonmark%20%26%20Co',
    );
  });

  it('SEC-C5: a client who must enter a code sees no secret, even when the firm now says that set-up is open', async () => {
    const answers = { 'GET /v1/user/mfa': { mfa_configured: false, otp_code: 'JBSW' } };
    const { caller } = buildCaller({ scope: 'interim', answers });
    expect(await caller.user.mfa()).toEqual({
      state: 'required',
      secret: null,
      otpauthAddress: null,
      qrImage: null,
    });
  });

  it('SEC-C5: never shows them once it is on, whatever the firm sends', async () => {
    const answers = {
      'GET /v1/user/mfa': { mfa_configured: true, otp_code: 'JBSW', image_url: 'data:image/png;base64,AA' },
    };
    const { caller } = buildCaller({ scope: 'full', answers });
    expect(await caller.user.mfa()).toEqual({
      state: 'required',
      secret: null,
      otpauthAddress: null,
      qrImage: null,
    });
  });

  it('SEC-D9: a firm that leaves the secret out of a full session, its five minutes being over first, is a step-up', async () => {
    const answers = { 'GET /v1/user/mfa': { mfa_configured: 2 } };
    const { caller } = buildCaller({ scope: 'full', answers });
    const cause = { code: 'STEP_UP_REQUIRED', details: { stepUpFamily: 'factor' } };
    expect((await failureOf(caller.user.mfa())).error).toMatchObject({ cause });
    // Asked once, and no longer when the client has just answered.
    const steppedUp = buildCaller({ scope: 'full', answers, stepUpToken: 'factor:firm' }).caller;
    expect(await steppedUp.user.mfa()).toEqual({
      state: 'none',
      secret: null,
      otpauthAddress: null,
      qrImage: null,
    });
    const signingIn = buildCaller({ ...setup, answers }).caller;
    expect(await signingIn.user.mfa()).toEqual({
      state: 'none',
      secret: null,
      otpauthAddress: null,
      qrImage: null,
    });
  });

  it('SEC-C5: a page that asks for the state alone gets no secret and no QR code, though set-up is open', async () => {
    const answers = {
      'GET /v1/user/mfa': { mfa_configured: 2, otp_code: 'JBSW', image_url: 'data:image/png;base64,AA' },
    };
    const { caller } = buildCaller({ scope: 'full', answers });
    expect(await caller.user.mfaState()).toEqual({ state: 'none' });
  });

  /** Set-up is open, as the firm says. */
  const open = { 'GET /v1/user/mfa': { mfa_configured: false, otp_code: 'JBSWY3DP' } };

  it('API-5: a first code steps the token up; a wrong one says "Unable to verify OTP"', async () => {
    const path = 'POST /v1/user/mfa-verify';
    const good = buildCaller({
      ...setup,
      answers: { ...open, [path]: { data: { jwt: 'jwt.terms.x', terms_accepted: false } } },
    });
    expect(await good.caller.user.verifyMfa({ code: '123456' })).toMatchObject({
      scope: 'terms',
      termsAccepted: false,
    });
    const wrong = buildCaller({ ...setup, answers: { ...open, [path]: aRefusal(401, 'INVALID_OTP') } });
    const failure = await failureOf(wrong.caller.user.verifyMfa({ code: '123456' }));
    expect(failure).toMatchObject({ appCode: 'INVALID_OTP', message: 'Unable to verify OTP' });
  });

  it('API-5: without a token in the answer the current one is stepped up', async () => {
    const session = { factor: 'setup', termsAccepted: true } as const;
    const answers = { ...open, 'POST /v1/user/mfa-verify': {} };
    const { caller, issued } = buildCaller({ scope: 'interim', session, answers });
    expect(await caller.user.verifyMfa({ code: '123456' })).toMatchObject({ scope: 'full' });
    expect(issued).toMatchObject([{ firmToken: 'firm-interim', factor: 'none' }]);
  });

  it('SEC-C10: a second factor that is set up is not replaced without its code', async () => {
    const { caller, calls } = buildCaller({ scope: 'interim', answers: { 'POST /v1/user/mfa-verify': {} } });
    expect((await failureOf(caller.user.verifyMfa({ code: '123456' }))).appCode).toBe('CONFLICT');
    expect(calls).toEqual([]);
  });

  it('SEC-C10: nor can a full session, or one from before the set-up', async () => {
    const answers = { 'GET /v1/user/mfa': { mfa_configured: true }, 'POST /v1/user/mfa-verify': {} };
    for (const caller of [buildCaller({ scope: 'full', answers }), buildCaller({ ...setup, answers })]) {
      const failure = await failureOf(caller.caller.user.verifyMfa({ code: '123456' }));
      expect(failure.appCode).toBe('CONFLICT');
      expect(caller.calls.map(({ to }) => to)).toEqual(['GET /v1/user/mfa']);
    }
  });

  it.each([{ message: 'Unable to verify OTP' }, { success: false }, { errors: { otp: ['No'] } }])(
    'API-5: the success %j, which means a refusal, does not complete the step',
    async (answer) => {
      const answers = { ...open, 'POST /v1/user/mfa-verify': answer };
      const { caller, issued } = buildCaller({ ...setup, answers });
      expect((await failureOf(caller.user.verifyMfa({ code: '123456' }))).appCode).toBe('INVALID_OTP');
      expect(issued).toEqual([]);
    },
  );

  const removal = 'DELETE /v1/user/mfa-delete';
  const check = 'POST /v1/authentication/mfa';
  const continued = { token: 'session:full', scope: 'full' };

  it('API-26, SEC-C6: is removed with a fresh code that the firm checks first, where the removal takes none', async () => {
    const { caller, calls, issued } = buildCaller({ scope: 'full', answers: { [check]: {}, [removal]: {} } });
    const answer = await caller.user.removeMfa({ code: '654321' });
    expect(answer).toEqual({ token: 'session:full', scope: 'full', termsAccepted: true });
    expect(issued).toMatchObject([{ firmToken: 'firm-full', sid: 'sid-full' }]);
    expect(calls).toMatchObject([
      { to: check, input: { body: { OtpForm: { otp: '654321' }, username: 'a@example.com' } } },
      { to: removal, token: 'firm-full', input: { body: {} } },
    ]);
  });

  it('API-2, API-26: a new token from the code check is used for the removal and for the session after it', async () => {
    const answers = { [check]: { data: { jwt: 'jwt.next.x' } }, [removal]: {} };
    const { caller, calls, issued } = buildCaller({ scope: 'full', answers });
    expect(await caller.user.removeMfa({ code: '654321' })).toMatchObject({ scope: 'full' });
    expect(calls).toMatchObject([
      { to: check, token: 'firm-full' },
      { to: removal, token: 'jwt.next.x', input: { body: {} } },
    ]);
    expect(issued).toMatchObject([{ firmToken: 'jwt.next.x', sid: 'sid-full', factor: 'none' }]);
  });

  it.each([
    ['goes on with the new token of the code check', { data: { jwt: 'jwt.next.x' } }, continued],
    ['stays as it was', {}, undefined],
  ])('SEC-C6, API-26: where the removal fails, the session %s', async (_what, checked, expected) => {
    const answers = { [check]: checked, [removal]: aRefusal(503) };
    const { caller, issued } = buildCaller({ scope: 'full', answers });
    const { appCode, error } = await failureOf(caller.user.removeMfa({ code: '654321' }));
    expect(appCode).toBe('UNAVAILABLE');
    expect(error).toMatchObject({ cause: { details: { continued: expected } } });
    if (expected) expect(issued).toMatchObject([{ firmToken: 'jwt.next.x', sid: 'sid-full' }]);
  });

  it('API-6, SEC-C6: stays where the firm refuses the code', async () => {
    const answers = { [check]: aRefusal(401, 'INVALID_OTP'), [removal]: {} };
    const { caller, calls } = buildCaller({ scope: 'full', answers });
    expect((await failureOf(caller.user.removeMfa({ code: '654321' }))).appCode).toBe('INVALID_OTP');
    expect(calls.map(({ to }) => to)).toEqual([check]);
  });

  it('API-26: the code goes with the removal to a firm that takes it there', async () => {
    const readings = { mfaDeleteTakesCode: true };
    const { caller, calls } = buildCaller({ scope: 'full', readings, answers: { [removal]: {} } });
    expect(await caller.user.removeMfa({ code: '654321' })).toMatchObject({ scope: 'full' });
    expect(calls).toMatchObject([{ to: removal, input: { body: { OtpForm: { otp: '654321' } } } }]);
  });
});

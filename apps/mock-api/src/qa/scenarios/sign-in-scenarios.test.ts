import type { ScenarioOutcome } from '@portal/contract/qa/scenarios';
import { expect } from 'vitest';
import type { QaApp } from '../../test/build-qa-app.ts';
import { callsOf } from '../../test/calls.ts';
import { personOf } from '../../test/person.ts';
import { seeEach } from '../../test/see-scenario.ts';
import { tokenOf, tryCodeOf, tryPassword } from '../../test/sign-in.ts';
import { signInScenarios } from './sign-in-scenarios.ts';

const wrong = { password: 'Not-My-Password!!!' };

const enterPassword = (mock: QaApp, { person, password }: ScenarioOutcome) =>
  tryPassword(mock, person, { password: password ?? '' });

/** As the wire says it. */
async function twoFactorOf(mock: QaApp, token: string) {
  return (await personOf(mock, token).read('user.mfa')).mfa_configured;
}

seeEach(signInScenarios, {
  'locked-out': async (mock, outcome) => {
    const locked = await enterPassword(mock, outcome);
    expect(locked.status).toBe(423);
    expect(locked.body.message).toContain('exhausted');
    mock.clock.advance(31 * 60_000);
    expect((await enterPassword(mock, outcome)).status).toBe(200);
  },
  'last-attempt': async (mock, outcome) => {
    expect((await tryPassword(mock, outcome.person, wrong)).status).toBe(423);
    expect((await enterPassword(mock, outcome)).status).toBe(423);
  },
  'unlock-by-code': async (mock, outcome) => {
    expect((await enterPassword(mock, outcome)).status).toBe(423);
    const values = { 'OtpForm[otp]': outcome.code ?? '', username: outcome.person, unlock: '1' };
    const unlocked = await callsOf(mock).form('POST /v1/authentication/mfa', values);
    const token = tokenOf(unlocked);
    expect((await tryPassword(mock, outcome.person, { token })).status).toBe(200);
  },
  'account-disabled': async (mock, outcome) => {
    const refused = await enterPassword(mock, outcome);
    expect(refused).toMatchObject({ status: 401, body: { message: 'Incorrect password' } });
  },
  'mfa-on': async (mock, outcome) => {
    const { body } = await enterPassword(mock, outcome);
    expect(await twoFactorOf(mock, body.jwt)).toBe(true);
    expect(
      (await tryCodeOf(mock, outcome.person, { code: outcome.code ?? '', token: body.jwt })).status,
    ).toBe(200);
  },
  'mfa-off': async (mock, outcome) => {
    const { body } = await enterPassword(mock, outcome);
    expect([await twoFactorOf(mock, body.jwt), outcome.code]).toEqual([2, null]);
    await personOf(mock, body.jwt).read('policies.list');
  },
  'mfa-forced': async (mock, outcome) => {
    const { body } = await enterPassword(mock, outcome);
    expect([await twoFactorOf(mock, body.jwt), outcome.code]).toEqual([false, null]);
    const { code } = await mock.qa.read('people.code', { params: { email: outcome.person } });
    const client = personOf(mock, body.jwt);
    const verified = await client.read('user.mfaVerify', { body: { OtpForm: { otp: code } } });
    await personOf(mock, tokenOf({ body: verified })).read('policies.list');
  },
  'terms-updated': async (mock, outcome) => {
    const { body } = await enterPassword(mock, outcome);
    const client = personOf(mock, body.jwt);
    const { accepted_version: accepted, version } = await client.read('terms.mine');
    expect([accepted, version]).toEqual(['3', '4']);
    expect(await client.refused('policies.list')).toMatchObject({ code: 'TERMS_NOT_ACCEPTED' });
  },
  'terms-never-accepted': async (mock, outcome) => {
    const { body } = await enterPassword(mock, outcome);
    expect(await personOf(mock, body.jwt).read('terms.mine')).toMatchObject({ accepted_version: null });
  },
  'session-ended': async (mock, outcome) => {
    const { body } = await enterPassword(mock, outcome);
    const client = personOf(mock, body.jwt);
    await client.read('policies.list');
    await mock.qa.read('scenarios.play', { params: { name: outcome.name } });
    expect(await client.refused('policies.list')).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
  },
});

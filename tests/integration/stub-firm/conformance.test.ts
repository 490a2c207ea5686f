import { type RunOptions, runConformance } from '@portal/conformance/run-conformance';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { json, type StubFirm, startStubFirm, text } from '../../support/stub-firm.ts';
import type { FirmAnswers } from '../../support/stub-firm-answers.ts';
import { password, person } from './open-before-firm.ts';

vi.setConfig({ testTimeout: 30_000 });

const create = 'POST /v1/authentication/create';
const mfa = 'POST /v1/authentication/mfa';
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const now = new Date('2026-11-21T12:00:00.000Z');
const later = now.getTime() / 1000 + 3600;

let firm: StubFirm | undefined;

afterEach(async () => {
  await firm?.close();
  firm = undefined;
});

/** What a run against a hand-written firm finds, one line each. */
async function findingsOf(answers: FirmAnswers, changed: Partial<RunOptions> = {}): Promise<string[]> {
  firm = await startStubFirm(answers);
  const { findings } = await runConformance({
    origin: firm.origin,
    account: { username: person, password, totpSecret: secret },
    deviceId: '6f1d8c1e-0c52-4a6e-9b0a-0d1f5f1c2a01',
    mayWrite: false,
    timing: { now: () => now, pause: async () => undefined },
    log: () => undefined,
    ...changed,
  });
  return findings.map(({ level, call, how, where, message }) =>
    [`${level} ${call}${how ? `, ${how}` : ''}`, where, message].join(' | '),
  );
}

const about = (lines: readonly string[], part: string) => lines.filter((line) => line.includes(part));

/** A firm whose tokens have exactly these claims. */
const withClaims = (claims: Readonly<Record<string, unknown>>): FirmAnswers => ({
  [create]: (_call, token) => json({ jwt: token(claims), terms_accepted: true }),
});

describe('Q-5: the token', () => {
  test('with the two claims that the portal reads has no faults', async () => {
    expect(about(await findingsOf(withClaims({ vip: false, exp: later })), 'jwt')).toEqual([]);
  });

  test('without `vip` is a difference, without `exp` a note', async () => {
    expect(about(await findingsOf(withClaims({})), 'jwt')).toEqual([
      `difference ${create} | jwt claim vip | is missing (a boolean)`,
      `note ${create} | jwt claim exp | is missing: the gateway's own limit holds`,
    ]);
  });

  test('that has expired is a difference: the gateway does not accept it', async () => {
    expect(about(await findingsOf(withClaims({ vip: true, exp: 1 })), 'jwt')).toEqual([
      `difference ${create} | jwt claim exp | is over`,
    ]);
  });
});

describe('Q-5: the password', () => {
  test.each([
    [
      'a success without a token',
      json({ terms_accepted: false }),
      /refused: the answer is a success without a token/,
    ],
    [
      'a 422',
      json({ errors: { password: ['Wrong.'] } }, 422),
      /^The address and the password were refused\.$/,
    ],
    ['the word that names a lock', json({ message: 'Attempts exhausted.' }, 400), /^The login is locked/],
    ['a page', text('<p>Welcome</p>', 'text/html'), /gave no token that can be read\.$/],
    ['a failure', json({}, 502), /answered 502\.$/],
  ])('API-1: answered with %s ends the run with a sentence', async (_what, answer, sentence) => {
    await expect(findingsOf({ [create]: answer })).rejects.toThrow(sentence);
    expect(firm?.callsTo(create)).toHaveLength(1);
  });
});

describe('Q-5: the second factor', () => {
  const withSecondFactor = { 'GET /v1/user/mfa': json({ mfa_configured: 'true' }) };

  test('API-2: a success without a new token continues with the current one', async () => {
    const lines = await findingsOf(withSecondFactor);
    const [call] = firm!.callsTo(mfa);
    expect(Object.fromEntries(call!.form)).toEqual({
      'OtpForm[otp]': expect.stringMatching(/^\d{6}$/),
      username: person,
    });
    expect(firm!.callsTo('GET /v1/policy')[0]?.bearer).toBe(call?.bearer);
    expect(about(lines, mfa)).toEqual([]);
  });

  test('API-2: a success that says no is a refusal', async () => {
    const answers = { ...withSecondFactor, [mfa]: json({ success: false }) };
    await expect(findingsOf(answers)).rejects.toThrow('Two one-time codes were refused');
    expect(firm!.callsTo(mfa)).toHaveLength(2);
  });

  test('API-2: a firm that takes a wrong code is found by a run that writes', async () => {
    expect(about(await findingsOf(withSecondFactor, { mayWrite: true }), 'sent a wrong code')).toEqual([
      `difference ${mfa}, sent a wrong code | status | expected 401, came 200`,
    ]);
    expect(firm!.callsTo(mfa)).toHaveLength(2);
  });

  test('SEC-D1: a firm that opens its data before the second factor is found', async () => {
    expect(about(await findingsOf(withSecondFactor), 'asked before the second factor')).toEqual([
      'difference GET /v1/firm, asked before the second factor | status | expected 403, came 200',
    ]);
  });
});

describe('Q-5: answers in other forms', () => {
  test('bare lists and ids that are numbers are read as the portal reads them', async () => {
    const lines = await findingsOf({});
    expect(about(lines, 'GET /v1/provider |').filter((line) => line.startsWith('difference'))).toEqual([]);
    expect(about(lines, 'GET /v1/provider | items |')).toEqual([
      'note GET /v1/provider | items | comes as a bare list',
    ]);
    expect(firm!.callsTo('GET /v1/provider/{uuid}/view').map(({ path }) => path)).toContain(
      '/v1/provider/5/view',
    );
  });

  test('links are followed to any path under /v1/, and a next link of any form to the end', async () => {
    const page = (id: number, next?: string) =>
      json({ items: [{ id, like_count: 0, likes: [] }], ...(next && { _links: { next: { href: next } } }) });
    const lines = await findingsOf({
      'GET /v1/insights': ({ query }) =>
        query.get('page') === '2' ? page(2) : page(1, '/v1/insights?page=2'),
    });
    expect(firm!.callsTo('GET /v1/insights').map(({ target }) => target)).toContain('/v1/insights?page=2');
    expect(about(lines, 'GET /v1/insights | link')).toEqual([]);
    expect(firm!.callsTo('GET /v1/x/latest').length).toBeGreaterThan(0);
    expect(firm!.callsTo('GET /v1/x/panel').length).toBeGreaterThan(0);
  });

  test('any 2xx is a success where the specification shows no answer', async () => {
    const empty = { status: 204 };
    const lines = await findingsOf(
      {
        'POST /v1/user/contact-support': empty,
        'POST /v1/user/reset-request': empty,
        'POST /v1/device': empty,
      },
      { mayWrite: true },
    );
    const plain = about(lines, 'POST /v1/user/contact-support |').concat(about(lines, 'reset-request |'));
    expect(plain).toEqual([]);
    expect(about(lines, 'POST /v1/device |')).toEqual([
      'note POST /v1/device | data | is missing: clients do not see the device among those that a person signed in on',
    ]);
    const [question] = firm!.callsTo('POST /v1/user/contact-support').filter(({ body }) => body !== '');
    expect(Object.fromEntries(question!.form)).toEqual({
      name: 'Conformance test',
      email: person,
      reason: 'A question',
    });
  });
});

import { seedPassword } from '@portal/prisma/seed/people';
import { describe, expect, test } from 'vitest';
import { createLogger } from './logger.ts';
import { buildTestApp } from './test/build-test-app.ts';
import { callsOf } from './test/calls.ts';
import { codeOf, emailOf, fullToken, passwordToken, tokenOf, tryCode, tryPassword } from './test/sign-in.ts';

describe('SEC-H4: what people send is not logged', () => {
  test('addresses, names, passwords, codes, tokens and secrets stay out of every line', async () => {
    const mock = await buildTestApp();
    const calls = callsOf(mock);
    const canary = 'Canary-9f3c7d';
    const code = await codeOf('vip', mock.clock);
    const interim = await passwordToken(mock, 'vip');
    const full = tokenOf(await tryCode(mock, code, interim));
    await tryPassword(mock, `${canary}@portal.example.com`, { password: `${canary}-password` });
    await tryPassword(mock, emailOf('standard'), { password: `${canary}\r\n{"level":60}` });
    await tryCode(mock, '987654', interim);
    await calls.get(`/v1/invite/${canary}-code`);
    await calls.get(`/v1/nothing/${canary}?token=${canary}`);
    await calls.get(`/v1/invite/%zz${canary}`);
    await calls.get('/v1/client', { token: full });
    await calls.get('/v1/policy', {
      token: `${full}${canary}`,
      headers: { cookie: canary, referer: canary },
    });
    await calls.json('PUT /v1/user/terms/agree', { version: canary }, { token: full });
    await calls.json('PUT /v1/user/terms/agree', { [canary]: canary }, { token: full });
    await calls.form('POST /v1/user/contact-support', {
      name: canary,
      email: `${canary}@b.example`,
      reason: canary,
    });
    const setup = await passwordToken(mock, 'setup');
    const secret = (await calls.get('/v1/user/mfa', { token: setup })).body.otp_code!;

    const log = mock.log();
    const client = (await calls.get('/v1/client', { token: full })).body;
    expect(log.split('\n').length).toBeGreaterThan(20);
    for (const told of [canary, 'portal.example.com', 'b.example', seedPassword, secret])
      expect(log).not.toContain(told);
    // Six digits can also be part of an id or a time.
    for (const sent of [code, '987654']) expect(log).not.toMatch(new RegExp(`\\b${sent}\\b`));
    for (const token of [interim, full, setup]) expect(log).not.toContain(token.split('.')[2]);
    for (const name of [client.first_name, client.surname]) expect(log).not.toContain(name);
  });

  test('each line is one JSON object, and names the caller, the call and the result', async () => {
    const mock = await buildTestApp();
    await tryPassword(mock, emailOf('standard'), { password: 'a\r\n{"level":60,"msg":"forged"}' });
    const unknown = '00000000-0000-4000-8000-000000000000';
    const token = await fullToken(mock, 'standard');
    await callsOf(mock).bare('DELETE', `/v1/user/session/${unknown}`, { token });
    const lines = mock
      .log()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const { uuid } = await mock.database.client.findUniqueOrThrow({ where: { email: emailOf('standard') } });
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'request refused', errorCode: 'WRONG_CREDENTIALS', client: uuid }),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'request refused', errorCode: 'NOT_FOUND', client: uuid }),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'password accepted', client: uuid, requestId: expect.any(String) }),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'answered', route: '/v1/authentication/create', status: 200 }),
    );
    expect(lines.some(({ msg }) => msg === 'forged')).toBe(false);
  });

  test('SEC-E4: the route is logged, and not the address with the code in it', async () => {
    const mock = await buildTestApp();
    await callsOf(mock).get('/v1/invite/SECRET-CODE-0001?utm=SECRET');
    expect(mock.log()).toContain('/v1/invite/:code');
    expect(mock.log()).not.toContain('SECRET');
  });
});

test.each([
  'current_password',
  'currentPassword',
  'repeat_password',
  'device_token',
  'tokens',
  'dpop',
  'passwordHash',
  'totpSecret',
  'pendingTotpSecret',
])('SEC-H4: %s that is logged by mistake is blanked, alone and in a form', (name) => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  logger.info({ [name]: 'canary', form: { [name]: 'canary' } }, 'oops');
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain('canary');
});

test('SEC-H4: a secret that is logged by mistake is blanked', () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  logger.info(
    { password: 'canary', body: { otp: 'canary' }, form: { email: 'canary', jwt: 'canary' } },
    'oops',
  );
  logger.error({ err: new Error('canary in the message\n    at canary:1:1') }, 'failed');
  expect(lines.join('')).not.toContain('canary');
  expect(lines[1]).toContain('"kind":"Error"');
  expect(lines[1]).toContain('logger.test.ts');
});

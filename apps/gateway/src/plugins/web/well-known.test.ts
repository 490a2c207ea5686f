import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../test/build-test-app.ts';

describe('SEC-J8, SEC-G29: security.txt', () => {
  const variables = {
    SECURITY_CONTACT: 'mailto:security@firm.example,https://firm.example/security',
    PUBLIC_ORIGINS: 'https://portal.example.com,http://localhost:8080',
  };

  it('names the contacts in their order, and until when', async () => {
    const { app, time } = await buildTestApp(variables);
    time.now = new Date('2026-11-22T23:59:00.000Z');
    const answer = await app.inject('/.well-known/security.txt');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
    expect(answer.body).toBe(
      [
        'Contact: mailto:security@firm.example',
        'Contact: https://firm.example/security',
        'Expires: 2027-05-21T00:00:00.000Z',
        'Preferred-Languages: en',
        'Canonical: https://portal.example.com/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  it('is not there without a contact', async () => {
    const { app } = await buildTestApp();
    expect((await app.inject('/.well-known/security.txt')).statusCode).toBe(404);
  });

  it.each(['security@firm.example', 'javascript:alert(1)', 'http://firm.example/a'])(
    'refuses to start with a contact that is not an address: %s',
    async (contact) => {
      await expect(buildTestApp({ SECURITY_CONTACT: contact })).rejects.toThrow('SECURITY_CONTACT');
    },
  );
});

it('SEC-J8: password managers are led to the page for a new password', async () => {
  const { app } = await buildTestApp();
  const answer = await app.inject('/.well-known/change-password');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/tabs/account/password']);
});

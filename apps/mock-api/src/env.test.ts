import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { loadEnv } from './env.ts';

const secret = randomBytes(48).toString('base64url');
const enough = { DATABASE_URL: 'file:/tmp/mock.db', MOCK_TOKEN_SECRET: secret };

test('ports and limits have defaults, secrets have none', () => {
  expect(loadEnv(enough)).toMatchObject({
    MOCK_API_PORT: 8081,
    MOCK_API_HOST: '127.0.0.1',
    MOCK_PROFILE: 'full',
    SEED: 'if-empty',
    LOG_LEVEL: 'info',
    NODE_ENV: 'development',
  });
  expect(() => loadEnv({})).toThrow(/MOCK_TOKEN_SECRET: is required/);
});

test('every fault is named in one message, and no value is', () => {
  const faulty = {
    MOCK_API_PORT: '99999',
    DATABASE_URL: 'mysql://canary',
    MOCK_TOKEN_SECRET: 'short-canary',
    MOCK_PROFILE: 'canary',
    SEED: 'canary',
    LOG_LEVEL: 'canary',
    NODE_ENV: 'canary',
  };
  const message = messageOf(() => loadEnv(faulty));
  for (const name of Object.keys(faulty)) expect(message).toContain(name);
  expect(message).not.toContain('canary');
  expect(message).not.toContain('99999');
});

test.each([
  ['SMTP_URL', 'http://mail.example.com'],
  ['SMTP_URL', 'mail.example.com:25'],
  ['MAIL_FROM', 'A Firm <a@b.example>'],
  ['MAIL_FROM', 'a@b.example\r\nBcc: c@d.example'],
  ['SUPPORT_DESK', 'desk'],
  ['PORTAL_URL', 'https://portal.example.com/path'],
  ['PORTAL_URL', 'javascript:alert(1)'],
  ['PORTAL_NAME', 'A\r\nB'],
])('%s cannot be %j', (name, value) => {
  expect(() => loadEnv({ ...enough, [name]: value })).toThrow(new RegExp(`${name}: must be`));
});

test('an empty variable counts as one that is not set', () => {
  expect(loadEnv({ ...enough, SMTP_URL: '', LOG_LEVEL: '' })).toMatchObject({ LOG_LEVEL: 'info' });
});

describe('SEC-D7: production refuses', () => {
  const production = { ...enough, NODE_ENV: 'production', SEED: 'never' };

  test('nothing that is right', () => {
    expect(loadEnv(production).SEED).toBe('never');
  });

  test.each([
    ['a missing secret', { MOCK_TOKEN_SECRET: undefined }],
    ['a well-known secret', { MOCK_TOKEN_SECRET: 'secret' }],
    ['a secret of one character', { MOCK_TOKEN_SECRET: 'a'.repeat(64) }],
    ['a word repeated', { MOCK_TOKEN_SECRET: 'changeme'.repeat(8) }],
    ['the word of a template', { MOCK_TOKEN_SECRET: `change-me-${randomBytes(24).toString('hex')}` }],
    ['sixteen bytes', { MOCK_TOKEN_SECRET: randomBytes(8).toString('hex') }],
  ])('%s, without printing it', (_what, change) => {
    const message = messageOf(() => loadEnv({ ...production, ...change }));
    expect(message).toContain('MOCK_TOKEN_SECRET');
    if (change.MOCK_TOKEN_SECRET) expect(message).not.toContain(change.MOCK_TOKEN_SECRET);
  });

  test('a fault of one variable together with what production refuses, in one message', () => {
    const faulty = {
      ...production,
      MOCK_API_PORT: 'x',
      SEED: '',
      QA_CONTROLS: '1',
      MOCK_TOKEN_SECRET: 'secret',
    };
    const message = messageOf(() => loadEnv(faulty));
    expect(message).toContain('MOCK_API_PORT: must be a port number');
    expect(message).toContain('SEED: must be never in production');
    expect(message).toContain('QA_CONTROLS: must be 0 in production');
    expect(message).toContain('MOCK_TOKEN_SECRET: must be drawn at random');
  });

  test('SEC-D21: seeding', () => {
    expect(() => loadEnv({ ...production, SEED: undefined })).toThrow(/SEED: must be never/);
  });
});

function messageOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    return String(error);
  }
  throw new Error('Nothing was refused');
}

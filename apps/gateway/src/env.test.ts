import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { loadEnv } from './env.ts';

const secret = 'h0uGm7Tn2q-Zx9Lw4RkVb6Yc1Jd8Fs3P';
const good = { GATEWAY_SESSION_SECRET: secret };
const production = { ...good, NODE_ENV: 'production', UPSTREAM_URL: 'https://api.firm.example.com' };

describe('the settings of the gateway', () => {
  it('have defaults for all but the secret', () => {
    expect(loadEnv(good)).toMatchObject({
      PORT: 8080,
      HOST: '127.0.0.1',
      UPSTREAM_URL: 'http://127.0.0.1:8081',
      RATE_LIMIT_PER_MINUTE: 300,
      SIGN_IN_LIMIT_PER_MINUTE: 10,
      UPSTREAM_CONNECT_MS: 1000,
      UPSTREAM_HEADERS_MS: 2000,
      UPSTREAM_TOTAL_MS: 5000,
      TRUSTED_PROXIES: [],
      CORS_ORIGINS: ['capacitor://localhost', 'https://localhost'],
      PUBLIC_ORIGINS: [],
      DEFAULT_BRAND: 'standard',
      METRICS: false,
    });
  });

  it.each([
    'tcp://127.0.0.1:3310',
    'tcp://[::1]:3310',
    'tcp://clamd.internal:3310',
    'unix:/run/clamav/clamd.ctl',
  ])('SEC-G36: %s is the address of a virus scanner', (address) => {
    expect(loadEnv({ ...good, CLAMD_URL: address }).CLAMD_URL).toBe(address);
  });

  it.each(['127.0.0.1:3310', 'tcp://clamd', 'http://clamd:3310', 'unix:clamd.ctl', 'tcp://a@b:1'])(
    'SEC-G36: refuses to start with the invalid scanner address %s, rather than leave files unchecked',
    (address) => {
      expect(() => loadEnv({ ...good, CLAMD_URL: address })).toThrow(/CLAMD_URL/);
    },
  );

  it('cannot be changed once read', () => {
    expect(Object.isFrozen(loadEnv(good))).toBe(true);
  });

  it('take an empty variable for one that is not set', () => {
    expect(loadEnv({ ...good, PORT: '', GATEWAY_SESSION_SECRET_PREVIOUS: '' }).PORT).toBe(8080);
  });

  it('are refused with every fault at once, by name and never by value', () => {
    const attempt = () =>
      loadEnv({
        NODE_ENV: 'production',
        PORT: 'canary-port',
        GATEWAY_SESSION_SECRET: 'canary-secret',
        UPSTREAM_URL: 'http://canary.example.com',
        TRUSTED_PROXIES: 'canary-proxy',
        DEFAULT_BRAND: 'canary-brand',
      });
    for (const name of ['PORT', 'GATEWAY_SESSION_SECRET', 'UPSTREAM_URL', 'TRUSTED_PROXIES', 'DEFAULT_BRAND'])
      expect(attempt).toThrow(name);
    expect(attempt).not.toThrow(/canary/);
  });

  it.each([undefined, '', 'secret', 'changeme', 'x'.repeat(31)])(
    'SEC-D7: the secret %j is refused everywhere',
    (value) => {
      expect(() => loadEnv({ GATEWAY_SESSION_SECRET: value })).toThrow(/GATEWAY_SESSION_SECRET/);
    },
  );

  it.each([
    'a'.repeat(64),
    'secret'.repeat(10),
    'changeme-changeme-changeme-1q2w3e4r5t',
    '0123456789'.repeat(4),
  ])('SEC-D7: the guessable secret %j is refused in production', (value) => {
    expect(() => loadEnv({ ...production, GATEWAY_SESSION_SECRET: value })).toThrow(/GATEWAY_SESSION_SECRET/);
    expect(() => loadEnv({ ...production, GATEWAY_SESSION_SECRET_PREVIOUS: value })).toThrow(/_PREVIOUS/);
  });

  it('SEC-G15: statements name an address of the configuration in production, never one that a request was sent to', () => {
    const keys = { ...production, STATEMENT_KEYS: '{"keys":[]}' };
    expect(() => loadEnv(keys)).toThrow(/PUBLIC_ORIGINS: must be set with STATEMENT_KEYS/);
    expect(() => loadEnv({ ...keys, PUBLIC_ORIGINS: 'https://portal.example.com' })).not.toThrow(
      /PUBLIC_ORIGINS/,
    );
  });

  it('SEC-D22: http to the firm is refused in production, unless a private network is named as such', () => {
    expect(() => loadEnv({ ...production, UPSTREAM_URL: 'http://127.0.0.1:8081' })).toThrow(/UPSTREAM_URL/);
    expect(() => loadEnv({ ...production, UPSTREAM_URL: undefined })).toThrow(/UPSTREAM_URL/);
    for (const UPSTREAM_URL of ['HTTP://firm.example.com', ' http://firm.example.com'])
      expect(() => loadEnv({ ...production, UPSTREAM_URL })).toThrow(/UPSTREAM_URL: must be https/);
    expect(loadEnv({ ...production, UPSTREAM_URL: 'HTTPS://firm.example.com' }).UPSTREAM_URL).toBe(
      'https://firm.example.com',
    );
    expect(loadEnv(production).UPSTREAM_URL).toBe('https://api.firm.example.com');
    const allowed = { ...production, UPSTREAM_URL: 'http://mock-api:8081', UPSTREAM_ALLOW_HTTP: '1' };
    expect(loadEnv(allowed).UPSTREAM_URL).toBe('http://mock-api:8081');
  });

  it.each(['SENTRY_DSN', 'WEB_SENTRY_DSN'])('S-7, S-15: %s is a DSN, in production over https', (name) => {
    const dsn = 'https://0a1b2c@reports.example.com/7';
    expect(loadEnv({ ...production, [name]: dsn })).toMatchObject({ [name]: dsn });
    const open = dsn.replace('https', 'http');
    expect(loadEnv({ ...good, [name]: open })).toMatchObject({ [name]: open });
    expect(() => loadEnv({ ...production, [name]: open })).toThrow(`${name}: must be https`);
    for (const wrong of [
      'https://reports.example.com/7',
      'https://key@reports.example.com',
      "https://k@a b/7; script-src 'unsafe-inline'",
    ])
      expect(() => loadEnv({ ...good, [name]: wrong })).toThrow(`${name}: must be a DSN`);
  });

  it.each([
    'ftp://firm.example.com',
    'https://user@firm.example.com',
    'https://firm.example.com/api',
    'firm',
  ])('SEC-G21: %s is not the address of a service', (UPSTREAM_URL) => {
    expect(() => loadEnv({ ...good, UPSTREAM_URL })).toThrow(/UPSTREAM_URL/);
  });

  it.each([
    'true',
    '1',
    '*',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/8,all',
    'loopback',
    '0.0.0.0/1,128.0.0.0/1',
    '8.0.0.0/7',
    '8000::/1',
    '2000::/7,2400::/7,2600::/7,2800::/7,2a00::/7,2c00::/7',
    '2a00::/31',
    'fc00::/6',
    '1::/7',
    '00ff::/8',
    'fc::/8',
    '::ffff:0:0/96',
    '::ffff:10.0.0.0/103',
    '0::/80',
    '0000:1::/31',
  ])('SEC-B14: %j is not a list of trusted proxies', (TRUSTED_PROXIES) => {
    expect(() => loadEnv({ ...good, TRUSTED_PROXIES })).toThrow(/TRUSTED_PROXIES/);
  });

  it('SEC-B14: a list of addresses and networks is accepted', () => {
    const { TRUSTED_PROXIES } = loadEnv({
      ...good,
      TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.7 ,FC00::/7,fd00::/8,2a06:98c0::/32,::ffff:10.0.0.0/104,::1/128',
    });
    expect(TRUSTED_PROXIES).toEqual([
      '10.0.0.0/8',
      '192.0.2.7',
      'FC00::/7',
      'fd00::/8',
      '2a06:98c0::/32',
      '::ffff:10.0.0.0/104',
      '::1/128',
    ]);
  });

  it('SEC-D5: several gateways need a shared Redis', () => {
    expect(() => loadEnv({ ...good, REPLICAS: '2' })).toThrow(/REDIS_URL: must be set where REPLICAS/);
    const { REPLICAS } = loadEnv({ ...good, REPLICAS: '2', REDIS_URL: 'redis://127.0.0.1:6379' });
    expect(REPLICAS).toBe(2);
    expect(loadEnv(good).REPLICAS).toBe(1);
  });

  it.each(['*', 'https://*.example.com', 'https://a.example.com/', 'null'])(
    'SEC-G8: %j is not a list of origins',
    (CORS_ORIGINS) => {
      expect(() => loadEnv({ ...good, CORS_ORIGINS })).toThrow(/CORS_ORIGINS/);
    },
  );

  it('SEC-G15: the keys of statements are private keys of ES256, and a fault repeats nothing of them', () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { d, ...open } = privateKey.export({ format: 'jwk' });
    const keySet = (...keys: object[]) => ({ ...good, STATEMENT_KEYS: JSON.stringify({ keys }) });
    expect(loadEnv(keySet({ ...open, d }, open)).STATEMENT_KEYS?.keys).toHaveLength(2);
    expect(loadEnv(good).STATEMENT_KEYS).toBeUndefined();
    const wrong = [
      keySet(),
      keySet(open),
      keySet({ ...open, d: `${d}x` }),
      keySet({ ...open, d, crv: 'P-384' }),
    ];
    for (const variables of [...wrong, { ...good, STATEMENT_KEYS: `${d}` }]) {
      const load = () => loadEnv(variables);
      expect(load).toThrow(/STATEMENT_KEYS/);
      expect(load).not.toThrow(d);
    }
  });
});

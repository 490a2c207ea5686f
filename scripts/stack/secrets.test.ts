import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keySetSchema, openKeys } from '@portal/statement/keys';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSecrets, secretNames } from './secrets.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-secrets-'));
  file = join(folder, 'data', 'secrets.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the first start makes a long secret for every server, all different', () => {
  const secrets = Object.values(loadSecrets(file));
  expect(new Set(secrets).size).toBe(secretNames.length);
  for (const secret of secrets) expect(Buffer.from(secret, 'base64url').length).toBeGreaterThanOrEqual(32);
});

test('Q-1: a second start keeps the secrets', () => {
  expect(loadSecrets(file)).toEqual(loadSecrets(file));
});

test('only the owner can read them', () => {
  loadSecrets(file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a secret that a newer version needs is added, and the others stay', () => {
  loadSecrets(file);
  const kept = JSON.parse(readFileSync(file, 'utf8'));
  const { MOCK_TOKEN_SECRET, ...older } = kept;
  writeFileSync(file, JSON.stringify(older));
  const secrets = loadSecrets(file);
  expect(secrets.GATEWAY_SESSION_SECRET).toBe(kept.GATEWAY_SESSION_SECRET);
  expect(secrets.MOCK_TOKEN_SECRET).not.toBe(MOCK_TOKEN_SECRET);
});

test('a damaged file is named with what to do', () => {
  loadSecrets(file);
  writeFileSync(file, '{');
  expect(() => loadSecrets(file)).toThrow(`${file} cannot be read as JSON: delete it`);
});

test('a secret of the environment wins and is not written down', () => {
  const given = { MOCK_TOKEN_SECRET: 'chosen-by-the-operator-of-this-machine' };
  expect(loadSecrets(file, given).MOCK_TOKEN_SECRET).toBe(given.MOCK_TOKEN_SECRET);
  expect(readFileSync(file, 'utf8')).not.toContain(given.MOCK_TOKEN_SECRET);
});

test('SEC-G15: the key of statements is made once, and the gateway can sign with it', async () => {
  const { STATEMENT_KEYS } = loadSecrets(file);
  const keys = await openKeys(keySetSchema.parse(JSON.parse(STATEMENT_KEYS)));
  expect(keys.published.keys).toHaveLength(1);
  expect(loadSecrets(file).STATEMENT_KEYS).toBe(STATEMENT_KEYS);
});

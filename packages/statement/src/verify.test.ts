import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { canonicalBytes, statementFactsSchema } from './facts.ts';
import { signSummary } from './sign.ts';
import { aKey, aSignedFile, factsOf, keysOf } from './test/a-statement.ts';
import { verificationText } from './verification-text.ts';
import { MAX_FILE_BYTES, type ReadKeys, verifyStatement, verifySummary } from './verify.ts';

const keys = await keysOf(aKey('key-1'));
const published: ReadKeys = async () => keys.published;
const file = await aSignedFile(keys);

function replaced(from: string, to: string): Uint8Array {
  const text = Buffer.from(file).toString('latin1');
  expect(text).toContain(from);
  return new Uint8Array(Buffer.from(text.replace(from, to), 'latin1'));
}

test('P-16: a statement as the firm issued it is genuine, and gives its facts', async () => {
  expect(await verifyStatement(file, published)).toEqual({ result: 'genuine', facts: factsOf() });
});

test('P-16, P-78: any changed byte shows, and the facts that were signed are still known outside the signature', async () => {
  for (const at of [6, 15, file.length - 8]) {
    const changed = new Uint8Array(file);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(await verifyStatement(changed, published)).toEqual({ result: 'changed', facts: factsOf() });
  }
});

test('P-16: what was added to the end shows', async () => {
  const longer = new Uint8Array([...file, ...Buffer.from('1 0 obj\n%%EOF\n')]);
  expect(await verifyStatement(longer, published)).toMatchObject({ result: 'changed' });
});

test('P-16: a change inside the signature leaves nothing to rely on', async () => {
  const start = Buffer.from(file).indexOf('SIGNED STATEMENT-----\n') + 22;
  // In the middle of the header it would name another key.
  for (const at of [start + 1, start + 200, file.length - 60]) {
    const changed = new Uint8Array(file);
    changed[at] = changed[at] === 0x41 ? 0x42 : 0x41;
    expect(await verifyStatement(changed, published)).toEqual({ result: 'changed', facts: null });
  }
});

test('P-16: a second field, or half of one, is a change', async () => {
  const doubled = new Uint8Array([...file.slice(0, -6), ...file.slice(20)]);
  expect(await verifyStatement(doubled, published)).toEqual({ result: 'changed', facts: null });
  const half = replaced('-----END SIGNED STATEMENT-----', '-----END');
  expect(await verifyStatement(half, published)).toEqual({ result: 'changed', facts: null });
});

test('P-16: a statement of another key is not the firm’s; under the id of the firm’s key its signature does not match', async () => {
  const stranger = await keysOf(aKey('key-2'));
  const forged = await aSignedFile(stranger, factsOf({ keyId: 'key-2' }));
  expect(await verifyStatement(forged, published)).toEqual({ result: 'other_key' });
  const impostor = await aSignedFile(await keysOf(aKey('key-1')));
  expect(await verifyStatement(impostor, published)).toEqual({ result: 'changed', facts: null });
});

test('P-16: other files are not statements, and half a file cannot be read', async () => {
  const pdf = new TextEncoder().encode('%PDF-1.7\n%%EOF\n');
  expect(await verifyStatement(pdf, published)).toEqual({ result: 'not_statement' });
  for (const bytes of [new Uint8Array(0), new TextEncoder().encode('PK'), file.slice(0, 300)])
    expect(await verifyStatement(bytes, published)).toEqual({ result: 'unreadable' });
});

test('P-16: a file larger than any statement is called so, and is not read', async () => {
  const verification = await verifyStatement(new Uint8Array(MAX_FILE_BYTES + 1), published);
  expect(verification).toEqual({ result: 'too_large' });
  expect(verificationText(verification).text).toMatch(/^This file is larger than any statement/);
});

test('P-16: without the keys nothing can be checked', async () => {
  const away: ReadKeys = async () => Promise.reject(new Error('offline'));
  expect(await verifyStatement(file, away)).toEqual({ result: 'keys_unreachable' });
  const code = await signSummary(factsOf(), keys.signing);
  expect(await verifySummary(code, away)).toEqual({ result: 'keys_unreachable' });
});

test('SEC-G15: a statement of a retired key still verifies, whether its private part is kept or not', async () => {
  const old = aKey('key-1');
  const { d: _, ...oldPublic } = old;
  const retired = await aSignedFile(await keysOf(old));
  for (const kept of [old, oldPublic]) {
    const now = await keysOf(aKey('key-2'), kept);
    expect(now.signing.keyId).toBe('key-2');
    expect(await verifyStatement(retired, async () => now.published)).toMatchObject({ result: 'genuine' });
  }
});

test('SEC-G49: only the public parts are published, each with an id', async () => {
  const { published: set } = await keysOf(aKey(), aKey('old'));
  for (const key of set.keys) {
    expect(key).not.toHaveProperty('d');
    expect(key).toMatchObject({ alg: 'ES256', use: 'sig', kid: expect.stringMatching(/./) });
  }
});

test('SEC-G15: keys that cannot sign are refused', async () => {
  const { d: _, ...isPublic } = aKey();
  await expect(async () => keysOf(isPublic)).rejects.toThrow('the first key must be private');
  await expect(keysOf(aKey('one'), aKey('one'))).rejects.toThrow('Two keys have one id');
  await expect(keysOf({ ...aKey(), d: aKey().d })).rejects.toThrow();
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
  await expect(async () => keysOf(rsa)).rejects.toThrow();
});

test('P-16: the code of a statement is verified alone, and never passes for the statement', async () => {
  const code = await signSummary(factsOf(), keys.signing);
  expect(await verifySummary(code, published)).toMatchObject({
    result: 'genuine',
    summary: {
      firm: 'Arkwright Pell',
      client: 'Imogen Hartnoll',
      day: '2026-11-21',
      total: 1_235_068,
      policies: 2,
    },
  });
  expect(await verifySummary(`${code.slice(0, -4)}AAAA`, published)).toEqual({ result: 'changed' });
  expect(await verifySummary('nonsense', published)).toEqual({ result: 'changed' });
  const { signing } = await keysOf(aKey('key-9'));
  expect(await verifySummary(await signSummary(factsOf(), signing), published)).toEqual({
    result: 'other_key',
  });
  const [jws = ''] = /ey[\w-]+\.[\w-]+\.[\w-]+/.exec(Buffer.from(file).toString('latin1')) ?? [];
  expect(await verifySummary(jws, published)).toEqual({ result: 'changed' });
});

test('P-79: the code is short enough to be scanned, with the longest names too', async () => {
  const long = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(4);
  const facts = factsOf({ client: { name: long }, firm: { ...factsOf().firm, name: long } });
  const { signing } = await keysOf(aKey());
  const address = `https://portal.example.com/verify#s=${await signSummary(facts, signing)}`;
  expect(address.length).toBeLessThan(900);
});

test('P-16: a statement of an earlier portal, with a total of nothing where no policy counted, is still genuine', async () => {
  const facts = factsOf({ policies: [], total: 0 });
  const earlier = await aSignedFile(keys, facts);
  expect(await verifyStatement(earlier, published)).toEqual({ result: 'genuine', facts });
  expect(statementFactsSchema.safeParse({ ...facts, total: null }).success).toBe(true);
  expect(statementFactsSchema.safeParse({ ...facts, total: 1 }).success).toBe(false);
  expect(statementFactsSchema.safeParse({ ...facts, withAmounts: false }).success).toBe(false);
});

test('P-22: with a total that is not the sum of the shares it is not a statement', () => {
  expect(statementFactsSchema.safeParse(factsOf()).success).toBe(true);
  expect(statementFactsSchema.safeParse(factsOf({ total: 1 })).success).toBe(false);
});

test('P-78: the signed bytes are canonical, whatever the order of the fields', () => {
  const facts = factsOf();
  const turned = Object.fromEntries(Object.entries(facts).toReversed());
  expect(canonicalBytes(turned)).toEqual(canonicalBytes(facts));
  expect(new TextDecoder().decode(canonicalBytes({ b: 1, a: '£' }))).toBe('{"a":"£","b":1}');
});

import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawStatement } from '@portal/gateway/draw-statement';
import { compareFigures } from '@portal/statement/compare';
import { type StatementFacts, sumOf } from '@portal/statement/facts';
import { keySetSchema, openKeys } from '@portal/statement/keys';
import { verifyStatement, verifySummary } from '@portal/statement/verify';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readPageText } from '../../scripts/statement/page-text.ts';
import { systemTool } from '../support/system-tool.ts';
import { type LinkedApps, linkApps } from './support/linked-apps.ts';
import { callHeaders, callPortal, enterPassword, signIn } from './support/portal-caller.ts';

const vip = 'vip@portal.example.com';
const root = join(import.meta.dirname, '../..');

function aKey(kid: string): object {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), kid };
}

const keys = [aKey('key-2026')];
const environment = (all: readonly object[]) => ({ STATEMENT_KEYS: JSON.stringify({ keys: all }) });

let apps: LinkedApps;
let token: string;
beforeAll(async () => {
  apps = await linkApps({ profile: 'full', environment: environment(keys) });
  token = await signIn(apps, vip);
});
afterAll(() => apps.close());

type Order = { day?: string; policyIds?: string[]; withAmounts?: unknown };

/** Orders a statement as the browser does. */
function order(input: Order = { withAmounts: true }, { to = apps, as = token } = {}): Promise<Response> {
  const headers = callHeaders(to, { method: 'POST', path: '/statements', token: as });
  return fetch(`${to.portal}/statements`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
}

async function fileOf(answer: Response): Promise<Uint8Array> {
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return new Uint8Array(await answer.arrayBuffer());
}

const keysOf =
  ({ portal }: Pick<LinkedApps, 'portal'>) =>
  async () =>
    (await fetch(`${portal}/.well-known/jwks.json`)).json();

async function factsOf(file: Uint8Array, at: Pick<LinkedApps, 'portal'> = apps): Promise<StatementFacts> {
  const verification = await verifyStatement(file, keysOf(at));
  if (verification.result !== 'genuine') throw new Error(`The statement is ${verification.result}`);
  return verification.facts;
}

async function textOf(file: Uint8Array): Promise<string> {
  return ((await readPageText(file)) ?? '').replace(/\s+/g, ' ');
}

const pence = (text: string) => Math.round(Number(text.replace(/[£,]/g, '')) * 100);

type Listed = {
  uuid: string;
  owners: { percentage: number; isClient: boolean | null }[] | null;
  valuation: { value?: number };
};

async function policiesOf(as: string = token): Promise<Listed[]> {
  const { data } = await callPortal<{ policies: Listed[] }>(apps, 'policies.list', { token: as });
  return data.policies;
}

test('P-15: the total of the file is the sum of its rows to the penny, by share beside the whole value, and that of the portal', async () => {
  const answer = await order();
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="Statement of holdings 2026-11-21.pdf"',
  );
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const file = await fileOf(answer);
  const facts = await factsOf(file);
  expect(facts).toMatchObject({ client: { name: 'Imogen Hartnoll' }, day: '2026-11-21', covers: 'all' });
  const text = await textOf(file);
  const rows = text.slice(text.indexOf('Policies in the total'), text.indexOf('Not included in the total'));
  const amounts = [...rows.matchAll(/£[\d,]+\.\d\d/g)].map(([amount]) => pence(amount));
  expect(amounts).toHaveLength(facts.policies.length * 2 + 1);
  const shares = amounts.slice(0, -1).filter((_amount, index) => index % 2 === 1);
  const total = shares.reduce((sum, share) => sum + share, 0);
  expect([amounts.at(-1), facts.total]).toEqual([total, total]);
  expect(pence(/Total (£[\d,.]+)/.exec(text)?.[1] ?? '')).toBe(total);
  const ofPortal = (await policiesOf()).map(({ owners, valuation }) => {
    const share = owners?.find(({ isClient }) => isClient)?.percentage ?? 100;
    return Math.round(((valuation.value ?? 0) * share) / 100);
  });
  expect(total).toBe(ofPortal.reduce((sum, share) => sum + share, 0));
  for (const { name } of facts.excluded) expect(text).toContain(name);
  expect(facts.excluded.length + facts.policies.length).toBe(ofPortal.length);
  expect(text).toContain('The value of investments can go down as well as up');
  for (const { valuedOn, source } of facts.policies) expect([valuedOn, source]).not.toContain(null);
});

test('P-15: an earlier day has the values on or before it, each with its own day; chosen policies alone are listed', async () => {
  const day = '2026-06-30';
  const all = await factsOf(await fileOf(await order({ day, withAmounts: true })));
  expect(all).toMatchObject({ day, isLatest: false });
  for (const { valuedOn } of all.policies) expect((valuedOn ?? '') <= day).toBe(true);
  const valued = (await policiesOf()).filter(({ valuation }) => valuation.value !== undefined);
  const policyIds = valued.slice(0, 2).map(({ uuid }) => uuid);
  const some = await factsOf(await fileOf(await order({ policyIds, withAmounts: true })));
  expect(some.covers).toBe('chosen');
  expect([...some.policies, ...some.excluded]).toHaveLength(2);
});

test('P-16: the page of every statement agrees with what was signed', async () => {
  const large = await signIn(apps, 'large@portal.example.com');
  const orders: Order[] = [
    { withAmounts: true },
    { withAmounts: true, day: '2025-06-30' },
    { withAmounts: false },
  ];
  for (const as of [token, large])
    for (const input of orders) {
      const file = await fileOf(await order(input, { as }));
      expect(compareFigures(await factsOf(file), (await readPageText(file)) ?? '')).toEqual([]);
    }
});

test('P-15: without amounts the file has none, also not in what was signed', async () => {
  const file = await fileOf(await order({ withAmounts: false }));
  const facts = await factsOf(file);
  expect(facts.total).toBeNull();
  expect(
    facts.policies.flatMap(({ value, share }) => [value, share]).filter((amount) => amount !== null),
  ).toEqual([]);
  expect(await textOf(file)).not.toContain('£');
});

test('P-15: a firm that gives no values is told apart from one of nothing: every policy says why it does not count', async () => {
  const bare = await linkApps({ profile: 'specification', environment: environment(keys) });
  onTestFinished(bare.close);
  const facts = await factsOf(
    await fileOf(await order({ withAmounts: true }, { to: bare, as: await signIn(bare, vip) })),
    bare,
  );
  expect(facts.policies).toEqual([]);
  expect(facts.excluded.length).toBeGreaterThan(0);
  expect(facts.total).toBe(0);
});

test('SEC-G15: without keys there is no statement and nothing is published', async () => {
  const bare = await linkApps({ profile: 'full' });
  onTestFinished(bare.close);
  const as = await signIn(bare, vip);
  expect((await order({ withAmounts: true }, { to: bare, as })).status).toBe(404);
  expect((await fetch(`${bare.portal}/.well-known/jwks.json`)).status).toBe(404);
});

test('SEC-G15: only public parts are published, and a statement of a retired key still verifies', async () => {
  const file = await fileOf(await order());
  const rotated = await linkApps({ profile: 'full', environment: environment([aKey('key-2027'), ...keys]) });
  onTestFinished(rotated.close);
  const published = await fetch(`${rotated.portal}/.well-known/jwks.json`);
  expect(published.headers.get('cache-control')).toBe('public, max-age=300');
  const set = (await published.json()) as { keys: object[] };
  expect(set.keys).toHaveLength(2);
  for (const key of set.keys) expect(key).not.toHaveProperty('d');
  expect((await factsOf(file, rotated)).keyId).toBe('key-2026');
  const newer = await fileOf(
    await order({ withAmounts: true }, { to: rotated, as: await signIn(rotated, vip) }),
  );
  expect((await factsOf(newer, rotated)).keyId).toBe('key-2027');
  expect(await verifyStatement(newer, keysOf(apps))).toEqual({ result: 'other_key' });
});

test('SEC-D2, SEC-G14: a statement needs a full sign-in and a proof', async () => {
  const url = `${apps.portal}/statements`;
  const body = JSON.stringify({ withAmounts: true });
  const json = { 'content-type': 'application/json' };
  expect((await fetch(url, { method: 'POST', headers: json, body })).status).toBe(401);
  const stolen = { ...json, authorization: `DPoP ${token}` };
  expect((await fetch(url, { method: 'POST', headers: stolen, body })).status).toBe(401);
  const { data } = await enterPassword(apps, vip);
  expect((await order({ withAmounts: true }, { as: data.token })).status).toBe(403);
});

test('P-15: an order that makes no sense is refused with its field', async () => {
  const [other] = await policiesOf(await signIn(apps, 'standard@portal.example.com'));
  const orders: [Order, string][] = [
    [{ withAmounts: 'yes' }, 'withAmounts'],
    [{ withAmounts: true, day: '2026-11-22' }, 'day'],
    [{ withAmounts: true, day: '2024-01-01' }, 'day'],
    [{ withAmounts: true, day: 'yesterday' }, 'day'],
    [{ withAmounts: true, policyIds: [] }, 'policyIds'],
    [{ withAmounts: true, policyIds: [other?.uuid ?? ''] }, 'policyIds'],
  ];
  for (const [input, field] of orders) {
    const answer = await order(input);
    const { error } = (await answer.json()) as {
      error: { data: { appCode: string; fields: { field: string }[] } };
    };
    expect([answer.status, error.data.appCode, error.data.fields[0]?.field]).toEqual([
      422,
      'VALIDATION',
      field,
    ]);
  }
});

test('SEC-B3: a statement counts as five calls', async () => {
  const limits = { ...environment(keys), RATE_LIMIT_PER_MINUTE: '17' };
  const limited = await linkApps({ profile: 'full', environment: limits });
  onTestFinished(limited.close);
  const as = await signIn(limited, 'standard@portal.example.com');
  const statuses: number[] = [];
  for (let count = 0; count < 4; count += 1)
    statuses.push((await order({ withAmounts: true }, { to: limited, as })).status);
  expect(statuses).toContain(200);
  expect(statuses.at(-1)).toBe(429);
});

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-statement-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function run(command: string, args: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((settle) => {
    execFile(command, args, { cwd: root, maxBuffer: 10_000_000 }, (error, output) =>
      settle({ code: error === null ? 0 : Number(error.code), output }),
    );
  });
}

/** The same statement drawn with a penny more, around the signature of the genuine one. */
async function withOtherFigures(file: Uint8Array): Promise<Uint8Array> {
  const facts = await factsOf(file);
  const [first, ...others] = facts.policies;
  if (!first || facts.total === null || first.share === null) throw new Error('The statement has no amounts');
  const policies = [{ ...first, share: first.share ^ 1 }, ...others];
  const total = sumOf(true, policies);
  const { signing } = await openKeys(keySetSchema.parse({ keys: [aKey(facts.keyId)] }));
  const forged = Buffer.from(await drawStatement({ ...facts, policies, total }, signing));
  const signature = /ey[\w-]+\.[\w-]+\.[\w-]{86}/;
  const [genuine = ''] = signature.exec(Buffer.from(file).toString('latin1')) ?? [];
  return Buffer.from(forged.toString('latin1').replace(signature, genuine), 'latin1');
}

test('P-16: the command says whether a file is genuine, which figure was replaced, and whose key it is not', {
  timeout: 60_000,
}, async () => {
  const folder = aFolder();
  const verify = async (file: Uint8Array, place = `${apps.portal}/.well-known/jwks.json`) => {
    const path = join(folder, 'statement.pdf');
    writeFileSync(path, file);
    return run(process.execPath, ['scripts/verify.ts', path, '--keys', place]);
  };
  const file = await fileOf(await order());
  const genuine = await verify(file);
  expect(genuine.code).toBe(0);
  expect(genuine.output).toMatch(
    /^✓ This statement is genuine\. Arkwright Pell.* for Imogen Hartnoll, as at 21 November 2026/,
  );

  const oneDigit = Buffer.from(file);
  const at = oneDigit.indexOf('\nxref\n') + 40;
  oneDigit[at] = oneDigit[at] === 0x30 ? 0x31 : 0x30;
  const changed = await verify(oneDigit);
  expect([changed.code, changed.output.split('.')[0]]).toEqual([1, '✗ This file was changed']);

  const replaced = await verify(await withOtherFigures(file));
  expect([replaced.code, replaced.output.split('.')[0]]).toEqual([
    1,
    '✗ Figures on this statement were replaced',
  ]);
  expect(replaced.output).toMatch(/Total: signed £[\d,]+\.\d\d, on the page £[\d,]+\.\d\d\n/);

  const published = join(folder, 'keys.json');
  const { d: _, ...other } = aKey('key-other') as { d: string };
  writeFileSync(published, JSON.stringify({ keys: [other] }));
  const stranger = await verify(file, published);
  expect([stranger.code, stranger.output.split('.')[0]]).toEqual([1, '✗ Not signed by the firm']);
  const away = await verify(file, join(folder, 'no-keys.json'));
  expect([away.code, away.output.split('.')[0]]).toEqual([2, '✗ Could not check this statement']);
});

test('P-15: the code on the page leads to the signed summary of the statement', { timeout: 60_000 }, async ({
  skip,
}) => {
  const [drawer, reader] = [systemTool('pdftoppm', skip), systemTool('zbarimg', skip)];
  const folder = aFolder();
  const file = await fileOf(await order());
  writeFileSync(join(folder, 'statement.pdf'), file);
  const pages = await run(drawer, ['-r', '200', '-png', join(folder, 'statement.pdf'), join(folder, 'page')]);
  expect(pages.code).toBe(0);
  const facts = await factsOf(file);
  const read = await run('/bin/sh', ['-c', `'${reader}' --quiet --raw '${folder}'/page-*.png`]);
  const [address = '', summary = ''] = read.output.trim().split('#s=');
  expect(address).toBe(`${apps.portal}/verify`);
  const { result, ...rest } = await verifySummary(summary, keysOf(apps));
  expect(result).toBe('genuine');
  expect(rest).toMatchObject({ summary: { id: facts.id, total: facts.total, client: 'Imogen Hartnoll' } });
});

/** What a program says of a file; null where it is not installed. */
async function ask(tool: string, ...args: string[]): Promise<string | null> {
  const path = `/usr/bin/${tool}`;
  if (!existsSync(path)) return null;
  const { code, output } = await run(path, args);
  expect([tool, code]).toEqual([tool, 0]);
  return output;
}

test('P-15: the file is sound, archivable, tagged in reading order, and has its fonts', async () => {
  const path = join(aFolder(), 'statement.pdf');
  const file = await fileOf(await order());
  writeFileSync(path, file);
  const pdf = await getDocument({ data: file.slice(), verbosity: 0 }).promise;
  const { metadata, info } = await pdf.getMetadata();
  const marks: unknown = await pdf.getMarkInfo();
  const rest = ['UserProperties', 'Suspects'].map((key) => [key, false] as const);
  expect(marks).toEqual(new Map([['Marked', true], ...rest]));
  expect(metadata.getRaw()).toMatch(/<pdfaid:part>3<.*<pdfaid:conformance>A<.*<pdfuaid:part>1</s);
  expect(info).toMatchObject({ Language: 'en-GB', Title: expect.stringContaining('Imogen Hartnoll') });
  expect([...((await pdf.getAttachments())?.keys() ?? [])]).toEqual(['signed-statement.txt']);
  const roles = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
  for (const role of ['Document', 'H1', 'P', 'Table', 'Caption', 'THead', 'TH', 'TD'])
    expect(roles).toContain(`"role":"${role}"`);
  await pdf.loadingTask.destroy();

  const sound = await ask('qpdf', '--check', path);
  if (sound !== null) expect(sound).toContain('No syntax or stream encoding errors found');
  const described = await ask('pdfinfo', path);
  if (described !== null) expect(described).toMatch(/Tagged: +yes/);
  const fonts = await ask('pdffonts', path);
  // Name, type, encoding, then whether it is embedded, a subset, and has its letters.
  if (fonts !== null)
    for (const font of fonts.trim().split('\n').slice(2)) expect(font).toMatch(/ yes yes yes /);
  const text = await ask('pdftotext', path, '-');
  if (text !== null) expect(text).toContain('Policies in the total');
});

import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawStatement } from '@portal/gateway/draw-statement';
import { compareFigures } from '@portal/statement/compare';
import { sumOf } from '@portal/statement/facts';
import { keySetSchema, openKeys } from '@portal/statement/keys';
import { verifySummary } from '@portal/statement/verify';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readPageText } from '../../scripts/statement/page-text.ts';
import { systemTool } from '../support/system-tool.ts';
import { type LinkedApps, linkApps } from './support/linked-apps.ts';
import { signIn } from './support/portal-caller.ts';
import {
  aKey,
  fileOf,
  keysOf,
  type Order,
  orderStatement,
  signedFacts,
  withKeys,
} from './support/statement-orders.ts';

const vip = 'vip@portal.example.com';
const root = join(import.meta.dirname, '../..');
const keys = [aKey('key-2026')];

let apps: LinkedApps;
let token: string;
beforeAll(async () => {
  apps = await linkApps({ profile: 'full', environment: withKeys(keys) });
  token = await signIn(apps, vip);
});
afterAll(() => apps.close());

const order = (input: Order = { withAmounts: true }, as = token) =>
  orderStatement({ apps, token: as }, input);
const factsOf = (file: Uint8Array) => signedFacts(apps, file);

test('P-56: the page of every statement agrees with what was signed', async () => {
  const large = await signIn(apps, 'large@portal.example.com');
  const orders: Order[] = [
    { withAmounts: true },
    { withAmounts: true, day: '2025-06-30' },
    { withAmounts: false },
  ];
  for (const as of [token, large])
    for (const input of orders) {
      const file = await fileOf(await order(input, as));
      expect(compareFigures(await factsOf(file), await readPageText(file))).toEqual([]);
    }
});

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-statement-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function run(
  command: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<{ code: number; output: string }> {
  const env = { ...process.env, ...settings };
  return new Promise((resolve) => {
    execFile(command, args, { cwd: root, maxBuffer: 10_000_000, env }, (error, output) =>
      resolve({ code: error === null ? 0 : Number(error.code), output }),
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

test('P-55, P-56, P-78: the command says whether a file is genuine, which figure was replaced, and whose key it is not', {
  timeout: 60_000,
}, async () => {
  const folder = aFolder();
  const verify = async (file: Uint8Array, source = `${apps.portal}/.well-known/jwks.json`) => {
    const path = join(folder, 'statement.pdf');
    writeFileSync(path, file);
    return run(process.execPath, ['scripts/verify.ts', path, '--keys', source]);
  };
  const file = await fileOf(await order());
  const genuine = await verify(file);
  expect(genuine.code).toBe(0);
  expect(genuine.output).toMatch(
    /^✓ This statement is genuine\. Arkwright Pell.* for Imogen Hartnoll, as at 21 November 2026/,
  );

  // Without --keys they are those of the portal that the settings of this machine name.
  const path = join(folder, 'statement.pdf');
  const byPort = await run(process.execPath, ['scripts/verify.ts', path], {
    PORTAL_URL: '',
    PORT: new URL(apps.portal).port,
  });
  expect([byPort.code, byPort.output.split('.')[0]]).toEqual([0, '✓ This statement is genuine']);

  const oneDigit = Buffer.from(file);
  const at = oneDigit.indexOf('\nxref\n') + 40;
  oneDigit[at] = oneDigit[at] === 0x30 ? 0x31 : 0x30;
  const changed = await verify(oneDigit);
  expect([changed.code, changed.output.split('.')[0]]).toEqual([1, '✗ This file has been changed']);

  const text = Buffer.from(file).toString('latin1');
  const [, payload = ''] = /ey[\w-]+\.([\w-]+)\.[\w-]{86}/.exec(text) ?? [];
  const ofAnother = Buffer.from(payload, 'base64url')
    .toString()
    .replace('Imogen Hartnoll', 'Helena Hartnoll');
  const inFacts = Buffer.from(text.replace(payload, Buffer.from(ofAnother).toString('base64url')), 'latin1');
  const otherFacts = await verify(inFacts);
  expect([otherFacts.code, otherFacts.output.split('.')[0]]).toEqual([1, '✗ This file has been changed']);

  const replaced = await verify(await withOtherFigures(file));
  expect([replaced.code, replaced.output.split('.')[0]]).toEqual([
    1,
    '✗ Figures on this statement have been replaced',
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

test('P-79: the code on the page leads to the signed summary of the statement', { timeout: 60_000 }, async ({
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

test('P-41: the file is sound, archivable, tagged in reading order, and has its fonts', async () => {
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
  for (const role of ['Document', 'H1', 'P', 'Figure', 'Table', 'Caption', 'THead', 'TH', 'TD'])
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

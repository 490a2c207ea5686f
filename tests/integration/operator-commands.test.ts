import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openDatabase } from '@portal/prisma/client';
import { documentPath, documentsFolderOf } from '@portal/prisma/documents/store';
import { expect, onTestFinished, test } from 'vitest';
import { linkApps } from './support/linked-apps.ts';
import { callPortal, sendPortal, signIn } from './support/portal-caller.ts';

const root = join(import.meta.dirname, '../..');
const address = 'standard@portal.example.com';

type Result = { code: number; output: string; errors: string };

/** Runs a command of package.json as an operator does, on a database. */
function run(script: string, args: readonly string[], databaseFile = ''): Promise<Result> {
  const env = {
    ...process.env,
    DATABASE_URL: `file:${databaseFile}`,
    DOCUMENTS_DIR: '',
    MOCK_TOKEN_SECRET: 'mock-secret-of-the-integration-tests-0123456789',
  };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(root, 'scripts', script), ...args],
      { env, cwd: root },
      (error, output, errors) => resolve({ code: error === null ? 0 : Number(error.code), output, errors }),
    );
  });
}

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-operator-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('SEC-J2, SEC-J3: a running mock is backed up, its client exported and erased, and all of it restored', async () => {
  const backup = join(aFolder(), 'backup.db');
  const apps = await linkApps({ profile: 'full' });
  onTestFinished(apps.close);
  const token = await signIn(apps, address);
  const likes = () => apps.database.insightLike.count({ where: { client: { email: address } } });
  const liked = await likes();
  const { id } = await apps.database.insight.findFirstOrThrow({
    where: { likes: { none: { client: { email: address } } } },
  });
  expect((await sendPortal(apps, 'insights.like', { token, input: { id } })).status).toBe(200);

  const { digest } = await apps.database.document.findFirstOrThrow({
    where: { client: { email: address }, addedBy: 'client' },
  });
  const isThere = (file: string) => existsSync(documentPath(documentsFolderOf(file), digest));

  expect(await run('db-backup.ts', [backup], apps.databaseFile)).toMatchObject({ code: 0, errors: '' });
  const copy = openDatabase(`file:${backup}`);
  expect(await copy.insightLike.count({ where: { client: { email: address } } })).toBe(liked + 1);
  await copy.$disconnect();

  expect(isThere(backup)).toBe(true);

  const files = join(dirname(backup), 'files');
  const exported = await run('person-export.ts', [address, '--files', files], apps.databaseFile);
  const { tables } = JSON.parse(exported.output);
  expect(tables.insight_like).toHaveLength(liked + 1);
  expect(readdirSync(files)).toHaveLength(tables.document.length);
  const erased = await run('person-erase.ts', [address], apps.databaseFile);
  expect(erased).toMatchObject({ code: 0, output: expect.stringMatching(/^ +1 {2}client$/m) });
  expect(isThere(apps.databaseFile)).toBe(false);
  expect((await callPortal(apps, 'policies.list', { token })).status).toBe(401);
  expect(await run('person-export.ts', [address], apps.databaseFile)).toMatchObject({ code: 1, output: '' });

  expect(await run('db-restore.ts', [backup], apps.databaseFile)).toMatchObject({ code: 0, errors: '' });
  expect((await callPortal(apps, 'policies.list', { token })).status).toBe(200);
  expect(await likes()).toBe(liked + 1);
  expect(isThere(apps.databaseFile)).toBe(true);
}, 120_000);

test('SEC-J11: the trail of a sign-in is verified by the command, and a changed line found', async () => {
  const file = join(aFolder(), 'audit.log');
  const apps = await linkApps({ environment: { AUDIT_FILE: file } });
  onTestFinished(apps.close);
  const token = await signIn(apps, 'vip@portal.example.com');
  expect((await sendPortal(apps, 'authentication.signOut', { token })).status).toBe(200);
  const events = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { event: string; outcome: string; account: string });
  expect(events.map(({ event, outcome }) => `${event} ${outcome}`)).toEqual([
    'sign_in ok',
    'code ok',
    'sign_out ok',
  ]);
  expect(new Set(events.map(({ account }) => account)).size).toBe(1);
  const whole = await run('audit-verify.ts', [file]);
  expect(whole).toMatchObject({ code: 0, output: expect.stringContaining('3 entries, each in its place') });
  const head = /3:[0-9a-f]{64}/.exec(whole.output)?.[0] ?? '';
  writeFileSync(file, readFileSync(file, 'utf8').replace('"code"', '"unlock"'));
  expect(await run('audit-verify.ts', [file, '--head', head])).toMatchObject({
    code: 1,
    output: expect.stringContaining('✗ line 2 was changed'),
  });
  expect(existsSync(file)).toBe(true);
}, 60_000);

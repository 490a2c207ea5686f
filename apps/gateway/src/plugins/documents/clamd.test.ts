import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { aJpeg, aPackedStream, aPdf, eicar } from './test/a-file.ts';
import { keepUpload, startDocuments } from './test/start-documents.ts';

const clamd = '/usr/sbin/clamd';

/**
 * The daemon of this machine on a socket of its own, with one signature, as a file of the public ones is too large for
 * a test.
 */
async function startClamd(settings: readonly string[] = []): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-clamd-'));
  const [socket, database] = [join(folder, 'clamd.ctl'), join(folder, 'database')];
  mkdirSync(database);
  writeFileSync(join(database, 'test.ndb'), `Portal.Test.Eicar:0:*:${Buffer.from(eicar).toString('hex')}\n`);
  const lines = [`LocalSocket ${socket}`, `DatabaseDirectory ${database}`, 'Foreground true', ...settings];
  writeFileSync(join(folder, 'clamd.conf'), `${lines.join('\n')}\n`);
  const daemon = spawn(clamd, ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' });
  onTestFinished(async () => {
    await stop(daemon);
    rmSync(folder, { recursive: true, force: true });
  });
  await expect.poll(() => isOpen(socket), { timeout: 60_000, interval: 200 }).toBe(true);
  return `unix:${socket}`;
}

async function stop(daemon: ChildProcess): Promise<void> {
  if (daemon.exitCode !== null) return;
  daemon.kill('SIGKILL');
  await once(daemon, 'exit');
}

function isOpen(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ path });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

beforeEach(({ skip }) => skip(!existsSync(clamd), 'clamav-daemon is not installed on this machine'));

it('SEC-G36: the daemon of ClamAV finds a virus in a packed stream of a PDF, and takes a clean photo', async () => {
  const { upload, firm } = await startDocuments(keepUpload, { CLAMD_URL: await startClamd() });
  const infected = await upload(aPdf({ objects: [aPackedStream(eicar)] }));
  expect(infected.json()).toMatchObject({
    error: { data: { fields: [{ field: 'file', code: 'infected' }] } },
  });
  await firm.calls[0]?.ended;
  expect(firm.calls).toMatchObject([{ isWhole: false }]);
  expect((await upload(aJpeg(3_000_000))).json()).toMatchObject({ virusCheck: 'clean' });
}, 90_000);

it.each([
  ['takes', ['StreamMaxLength 1M']],
  ['reads', ['MaxFileSize 1M', 'MaxScanSize 1M', 'AlertExceedsMax yes']],
])(
  'SEC-G36: a file beyond what the daemon %s is refused, never passed',
  async (_what, settings) => {
    const { upload } = await startDocuments(keepUpload, { CLAMD_URL: await startClamd(settings) });
    expect((await upload(aJpeg(3_000_000))).json()).toMatchObject({
      error: { data: { appCode: 'UNAVAILABLE' } },
    });
  },
  90_000,
);

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { inspect } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openTrailQueue } from './trail-queue.ts';
import { verifyTrail } from './verify-trail.ts';

const signIn = { event: 'sign_in', outcome: 'ok', account: 'abcdefghijklmnop' } as const;

function aFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-audit-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'audit.log');
}

function openTrail(file: string, options: Partial<Parameters<typeof openTrailQueue>[0]> = {}) {
  const now = () => new Date('2026-11-22T10:00:00.000Z');
  const onFailure = (failure: object) => expect.unreachable(inspect(failure));
  return openTrailQueue({ file, app: 'gateway', now, onFailure, ...options });
}

function read(file: string) {
  const text = readFileSync(file, 'utf8');
  const lines = text.replace(/\n$/, '').split('\n');
  return { lines, report: verifyTrail(lines, { isWhole: text.endsWith('\n') }) };
}

test('SEC-J1: events are lines in their order, chained, and on the disk when they are acknowledged', async () => {
  const file = aFile();
  const trail = await openTrail(file);
  const codes = Array.from({ length: 200 }, (_, index) => `CODE_${'ABCDEFGHIJ'[index % 10]}`);
  await Promise.all(codes.map((code) => trail.record({ ...signIn, outcome: 'refused', code })));
  const { lines, report } = read(file);
  expect(report).toMatchObject({ entries: 200, faults: [], head: trail.head() });
  expect(lines.map((line) => JSON.parse(line).code)).toEqual(codes);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await trail.close();
});

test('SEC-J10: a field that is not a plain word of its shape stays out', async () => {
  const file = aFile();
  const trail = await openTrail(file);
  await trail.record({
    ...signIn,
    account: 'vip@portal.example.com',
    code: 'The password of Anna is wrong',
    requestId: 'a\nb',
    traceId: 'x',
  });
  await trail.close();
  const { lines } = read(file);
  const entry = JSON.parse(lines[0] ?? '');
  expect(Object.keys(entry)).toEqual(['n', 'at', 'app', 'event', 'outcome', 'prev', 'hash']);
});

test('SEC-J1: the chain goes on after a restart', async () => {
  const file = aFile();
  for (let start = 0; start < 3; start += 1) {
    const trail = await openTrail(file);
    await trail.record(signIn);
    await trail.close();
  }
  expect(read(file).report).toMatchObject({ entries: 3, faults: [] });
});

test.each([
  ['half of a line', (line: string) => line.slice(0, 40)],
  ['a whole line without its end', (line: string) => line],
  ['half of the very first line', (line: string) => line.slice(0, 40)],
])('SEC-J1: after %s was left by a crash the chain goes on', async (what, cut) => {
  const file = aFile();
  const trail = await openTrail(file);
  await trail.record(signIn);
  await trail.record(signIn);
  await trail.close();
  const [first = '', second = ''] = read(file).lines;
  writeFileSync(file, what.includes('first') ? cut(first) : `${first}\n${cut(second)}`);
  // Twice: the line that says so may be cut off as well.
  for (let start = 0; start < 2; start += 1) {
    const next = await openTrail(file);
    await next.record(signIn);
    await next.close();
    const { report } = read(file);
    expect(report.faults).toEqual([]);
    appendFileSync(file, '{"n":9,"at');
  }
});

test('SEC-J1: a trail whose last line was changed is not continued', async () => {
  const file = aFile();
  const trail = await openTrail(file);
  await trail.record(signIn);
  await trail.close();
  writeFileSync(file, readFileSync(file, 'utf8').replace('"ok"', '"refused"'));
  await expect(openTrail(file)).rejects.toThrow('does not end in a line of its chain');
});

test('SEC-J1: a place that cannot be written is reported, with the variable to set', async () => {
  const file = aFile();
  writeFileSync(file, '');
  await expect(openTrail(join(file, 'audit.log'))).rejects.toThrow('set AUDIT_FILE');
});

/** Opens files on a disk that is full at times. */
function onDisk(isFull: () => boolean): typeof open {
  return async (...args) => {
    const handle = await open(...args);
    const append = handle.appendFile.bind(handle);
    handle.appendFile = async (bytes) => {
      if (!isFull()) return append(bytes);
      await append((bytes as Buffer).subarray(0, 30));
      throw new Error('ENOSPC');
    };
    return handle;
  };
}

test('SEC-J1: a disk that is full for a while costs no line, and the callers go on', async () => {
  const file = aFile();
  let isFull = false;
  const onFailure = vi.fn();
  const trail = await openTrail(file, {
    onFailure,
    open: onDisk(() => isFull),
  });
  await trail.record(signIn);
  isFull = true;
  await Promise.all([trail.record(signIn), trail.record(signIn)]);
  expect(onFailure).toHaveBeenCalled();
  isFull = false;
  await trail.record(signIn);
  await trail.close();
  const { report, lines } = read(file);
  expect(report.faults).toEqual([]);
  expect(lines.filter((line) => line.includes('"sign_in"') && line.endsWith('"}'))).toHaveLength(4);
});

test('SEC-J1: a line that waits for a full disk is written at the stop, where there is room again', async () => {
  const file = aFile();
  let isFull = true;
  const onFailure = vi.fn();
  const trail = await openTrail(file, { onFailure, open: onDisk(() => isFull) });
  await trail.record(signIn);
  isFull = false;
  await trail.close();
  const { report, lines } = read(file);
  expect(report.faults).toEqual([]);
  expect(lines.at(-1)).toContain('"sign_in"');
  expect(onFailure).toHaveBeenCalledOnce();
});

test('SEC-J1: the lines that a full disk does not take at the stop are reported', async () => {
  const onFailure = vi.fn();
  const trail = await openTrail(aFile(), { onFailure, open: onDisk(() => true) });
  await Promise.all([trail.record(signIn), trail.record(signIn)]);
  await trail.close();
  expect(onFailure).toHaveBeenLastCalledWith({ lost: 2 });
});

test('SEC-J1: kill -9 loses no line that was acknowledged, and leaves a trail that can be continued', async () => {
  const file = aFile();
  const writer = `
    import { openTrailQueue } from ${JSON.stringify(join(import.meta.dirname, 'trail-queue.ts'))};
    const trail = await openTrailQueue({ file: ${JSON.stringify(file)}, app: 'gateway', now: () => new Date(), onFailure: () => process.exit(2) });
    for (let n = 1; ; n += 1) trail.record({ event: 'sign_in', outcome: 'ok' }).then(() => process.stdout.write(n + '\\n')), await new Promise(setImmediate);
  `;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', writer], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let acknowledged = 0;
  const output = createInterface({ input: child.stdout });
  output.on('line', (line) => {
    acknowledged = Number(line);
    if (acknowledged === 500) child.kill('SIGKILL');
  });
  await Promise.all([once(child, 'exit'), once(output, 'close')]);
  const { report } = read(file);
  expect(report.faults).toEqual([]);
  expect(report.entries).toBeGreaterThanOrEqual(acknowledged);
  const trail = await openTrail(file);
  await trail.record(signIn);
  await trail.close();
  expect(read(file).report.faults).toEqual([]);
}, 60_000);

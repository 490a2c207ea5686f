import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Logger } from 'pino';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { testNow, testNowSeconds } from '../../test/build/a-firm-token.ts';
import { LONGEST_TOKEN_SECONDS } from '../session-lifetimes.ts';
import { IN_MEMORY } from './file.ts';
import { fileRevocation } from './revocation.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-revocation-'));
  folders.push(folder);
  return folder;
}

const clock = { now: () => testNow };

describe('revocation', () => {
  it('SEC-D5: ends the sign-in named and no other', async () => {
    const revocation = fileRevocation(IN_MEMORY, clock);
    await revocation.revoke('one');
    await revocation.revoke('one');
    expect(await revocation.isRevoked('one')).toBe(true);
    expect(await revocation.isRevoked('two')).toBe(false);
  });

  it('SEC-D5: remembers a sign-in until its longest-lived token has run out, and then forgets it', async () => {
    const time = { now: testNow };
    const revocation = fileRevocation(IN_MEMORY, { now: () => time.now });
    await revocation.revoke('ended');
    // A step that was under way at the sign-out gave a token two seconds later.
    time.now = new Date((testNowSeconds + LONGEST_TOKEN_SECONDS + 2) * 1000);
    await revocation.revoke('soon');
    expect(await revocation.isRevoked('ended')).toBe(true);
    time.now = new Date((testNowSeconds + LONGEST_TOKEN_SECONDS + 60) * 1000);
    await revocation.revoke('later');
    expect(await revocation.isRevoked('ended')).toBe(false);
    expect(await revocation.isRevoked('soon')).toBe(true);
  });

  it('SEC-B19: a single-use token is accepted once, by one of the gateways of the machine', async () => {
    const file = join(aFolder(), 'revocations.db');
    const gateways = [fileRevocation(file, clock), fileRevocation(file, clock)];
    const taken = await Promise.all([...gateways, ...gateways].map((gateway) => gateway.take('one')));
    expect(taken.filter(Boolean)).toHaveLength(1);
    const lock = new DatabaseSync(file);
    lock.exec('BEGIN IMMEDIATE');
    await expect(gateways[0]!.take('two')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    lock.close();
    expect(await gateways[0]!.take('two')).toBe(true);
    await gateways[0]!.giveBack('two');
    expect([await gateways[1]!.take('two'), await gateways[0]!.take('two')]).toEqual([true, false]);
    await Promise.all(gateways.map((gateway) => gateway.close()));
  });

  it('SEC-I22: the file is in WAL with synchronous FULL, so that a sign-out outlives a loss of power', async () => {
    const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
    onTestFinished(() => exec.mockRestore());
    const revocation = fileRevocation(join(aFolder(), 'revocations.db'), clock);
    const [database] = exec.mock.contexts as DatabaseSync[];
    expect(database?.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    expect(database?.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
    await revocation.close();
  });

  it('SEC-D5: is there again after a restart, and in every gateway of the machine', async () => {
    const file = join(aFolder(), 'not-yet-there', 'revocations.db');
    const first = fileRevocation(file, clock);
    const beside = fileRevocation(file, clock);
    await first.revoke('one');
    await expect.poll(() => beside.isRevoked('one')).toBe(true);
    await beside.revoke('two');
    await expect.poll(() => first.isRevoked('two')).toBe(true);
    await first.close();
    await beside.close();
    const later = fileRevocation(file, clock);
    expect(await later.isRevoked('one')).toBe(true);
    await later.close();
  });

  it('SEC-D16: a sign-out that was written late is seen by every gateway of the machine', async () => {
    const file = join(aFolder(), 'revocations.db');
    const time = { now: testNow };
    const open = () => fileRevocation(file, { now: () => time.now });
    const [first, second, third] = [open(), open(), open()];
    const full = new DatabaseSync(file);
    full.exec(
      "CREATE TRIGGER full BEFORE INSERT ON revoked WHEN NEW.sid = 'late' BEGIN SELECT RAISE(FAIL, 'full'); END",
    );
    await first.revoke('late');
    time.now = new Date((testNowSeconds + 400) * 1000);
    await second.revoke('two');
    await expect.poll(() => third.isRevoked('two')).toBe(true);
    full.exec('DROP TRIGGER full');
    full.close();
    expect(await first.canWrite()).toBe(true);
    await expect.poll(() => third.isRevoked('late')).toBe(true);
    await Promise.all([first.close(), second.close(), third.close()]);
  });

  it('SEC-D5: what follows after all sign-outs were forgotten is seen by every gateway of the machine', async () => {
    const file = join(aFolder(), 'revocations.db');
    const time = { now: testNow };
    const [first, second] = [0, 1].map(() => fileRevocation(file, { now: () => time.now }));
    for (const sid of ['one', 'two']) await first!.revoke(sid);
    await expect.poll(() => second!.isRevoked('two')).toBe(true);
    time.now = new Date((testNowSeconds + LONGEST_TOKEN_SECONDS + 61) * 1000);
    for (const sid of ['three', 'four', 'five']) await first!.revoke(sid);
    for (const sid of ['three', 'four', 'five']) await expect.poll(() => second!.isRevoked(sid)).toBe(true);
    await Promise.all([first!.close(), second!.close()]);
  });

  it('SEC-D16: a sign-out holds at once while the file is locked, and is written when the lock is gone', async () => {
    const file = join(aFolder(), 'revocations.db');
    const revocation = fileRevocation(file, clock);
    const lock = new DatabaseSync(file);
    lock.exec('BEGIN IMMEDIATE');
    const ended = revocation.revoke('one');
    expect(await revocation.isRevoked('one')).toBe(true);
    // Waiting for the lock would take two seconds each time, in which nothing else runs.
    const waits: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const start = performance.now();
      expect(await revocation.canWrite()).toBe(false);
      waits.push(performance.now() - start);
    }
    expect(Math.min(...waits)).toBeLessThan(1500);
    await ended;
    lock.exec('ROLLBACK');
    lock.close();
    // By itself: readiness, which would write it too, is not asked before.
    const later = fileRevocation(file, clock);
    await expect.poll(() => later.isRevoked('one'), { timeout: 20_000 }).toBe(true);
    await expect.poll(() => revocation.canWrite()).toBe(true);
    await Promise.all([revocation.close(), later.close()]);
  });

  it('SEC-D16, S-7: it holds at once while the file is full, and is written when there is room', async () => {
    const file = join(aFolder(), 'revocations.db');
    const lines: string[] = [];
    const faults: unknown[] = [];
    const line = (fields: { err?: unknown }, message?: string) => {
      lines.push(String(message));
      faults.push(fields.err);
    };
    const revocation = fileRevocation(file, clock, { error: line, info: line } as unknown as Logger);
    const full = new DatabaseSync(file);
    full.exec("CREATE TRIGGER full BEFORE INSERT ON revoked BEGIN SELECT RAISE(FAIL, 'disk is full'); END");
    await revocation.revoke('one');
    expect(await revocation.isRevoked('one')).toBe(true);
    expect([await revocation.canWrite(), lines]).toEqual([
      false,
      ['sign-outs cannot be written, and hold in memory alone'],
    ]);
    expect(faults).toEqual([expect.any(Error)]);
    full.exec('DROP TRIGGER full');
    full.close();
    expect(await revocation.canWrite()).toBe(true);
    await revocation.close();
    const later = fileRevocation(file, clock);
    expect(await later.isRevoked('one')).toBe(true);
    await later.close();
  });

  it('SEC-D5: no session is accepted until the sign-outs from before the start are read, and the log says so once', async () => {
    const file = join(aFolder(), 'revocations.db');
    const before = fileRevocation(file, clock);
    await before.revoke('one');
    await before.close();
    const lines: string[] = [];
    const line = (...args: unknown[]) => void lines.push(String(args.at(-1)));
    const revocation = fileRevocation(file, clock, { error: line, info: line } as unknown as Logger);
    const other = new DatabaseSync(file);
    other.exec('ALTER TABLE revoked RENAME TO away');
    for (const sid of ['one', 'two'])
      await expect(revocation.isRevoked(sid)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(lines).toEqual(['sign-outs cannot be read']);
    expect(await revocation.canWrite()).toBe(false);
    other.exec('ALTER TABLE away RENAME TO revoked');
    await expect.poll(() => revocation.isRevoked('one').catch(() => undefined)).toBe(true);
    expect([await revocation.isRevoked('two'), await revocation.canWrite()]).toEqual([false, true]);
    expect(lines).toEqual(['sign-outs cannot be read', 'sign-outs are read again']);
    other.exec('ALTER TABLE revoked RENAME TO away');
    await expect.poll(() => revocation.isRevoked('one').then(() => lines.length)).toBe(3);
    expect(await revocation.isRevoked('two')).toBe(false);
    other.close();
    await revocation.close();
  });

  it('SEC-I20: another gateway that holds the file for a moment does not make this one unready', async () => {
    const file = join(aFolder(), 'revocations.db');
    const revocation = fileRevocation(file, clock);
    const lock = new DatabaseSync(file);
    lock.exec('BEGIN IMMEDIATE');
    const { run } = StatementSync.prototype;
    const refused = vi.fn(() => lock.close());
    const spy = vi.spyOn(StatementSync.prototype, 'run');
    onTestFinished(() => spy.mockRestore());
    spy.mockImplementation(function (this: StatementSync, ...values: Parameters<typeof run>) {
      try {
        return run.apply(this, values);
      } catch (error) {
        refused();
        throw error;
      }
    });
    expect(await revocation.canWrite()).toBe(true);
    expect(refused).toHaveBeenCalledOnce();
    await revocation.close();
  });

  it('SEC-D5: an invalid file stops the start with a readable message and is not overwritten', () => {
    const file = join(aFolder(), 'revocations.db');
    writeFileSync(file, 'something else '.repeat(100));
    expect(() => fileRevocation(file, clock)).toThrow(/cannot keep signed-out sessions.*REVOCATION_FILE/);
  });

  it('SEC-D5: so does a folder that cannot be made', () => {
    const folder = aFolder();
    writeFileSync(join(folder, 'taken'), '');
    const attempt = () => fileRevocation(join(folder, 'taken', 'revocations.db'), clock);
    expect(attempt).toThrow(/REVOCATION_FILE/);
  });
});

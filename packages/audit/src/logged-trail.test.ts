import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openLoggedTrail } from './logged-trail.ts';
import { verifyTrail } from './verify-trail.ts';

const clock = { now: () => new Date('2026-11-20T12:00:00Z') };

test('SEC-J1: the log has the head of the trail at its opening and at its close', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'audit-')), 'audit.jsonl');
  const logger = { info: vi.fn(), error: vi.fn() };
  const trail = await openLoggedTrail({ file, app: 'mock-api', clock, logger });
  const opened = trail?.head();
  await trail?.record({ event: 'sign_in', outcome: 'ok', account: 'abcdefghijklmnop' });
  await trail?.close();
  const { head } = verifyTrail(readFileSync(file, 'utf8').trimEnd().split('\n'));
  expect(logger.info.mock.calls).toEqual([
    [{ head: opened }, 'audit trail opened'],
    [{ head }, 'audit trail closed'],
  ]);
  expect(head).not.toEqual(opened);
});

test('SEC-J1: the log says how many lines are lost', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'audit-')), 'audit.jsonl');
  const logger = { info: vi.fn(), error: vi.fn() };
  const onFailure = vi.fn();
  const trail = await openLoggedTrail({ file, app: 'gateway', clock, logger, onFailure });
  await trail?.close();
  await trail?.record({ event: 'sign_in', outcome: 'ok' });
  expect(logger.error.mock.calls).toEqual([[{ lost: 1 }, 'lines of the audit trail are lost']]);
  expect(onFailure).toHaveBeenCalledOnce();
});

test('without a file there is no trail', async () => {
  const logger = { info: vi.fn(), error: vi.fn() };
  expect(await openLoggedTrail({ file: undefined, app: 'gateway', clock, logger })).toBeUndefined();
  expect(logger.info).not.toHaveBeenCalled();
});

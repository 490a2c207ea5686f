import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededTemplate } from '@portal/mock-api/test/seeded-template';
import { expect, test } from 'vitest';
import { killRounds } from '../support/kill-rounds.ts';
import { seededAt } from './support/linked-apps.ts';

test('SEC-I6, SEC-I22: what was acknowledged is there after a kill of the mock and the gateway', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-kill-'));
  const template = await seededTemplate({ now: seededAt, largePolicies: 25 });
  const rounds = await killRounds({ template, folder, rounds: 1, writes: 20 });
  expect(rounds.map(({ lost, reopened }) => ({ lost, reopened }))).toEqual([{ lost: 0, reopened: false }]);
  expect(rounds.at(-1)?.acknowledged).toBeGreaterThanOrEqual(20);
  rmSync(folder, { recursive: true });
}, 240_000);

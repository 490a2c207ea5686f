import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SeededPerson, seededPeople, seedPassword } from '@portal/prisma/seed/people';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createVisitor } from '../../scripts/people/portal-visitor.ts';
import { type Child, startChild } from '../../scripts/stack/child.ts';
import { anyFreePort } from '../../scripts/stack/ports.ts';

/** Nothing may be built yet on a new machine. */
const START_DEADLINE_MS = 150_000;

let folder: string;
let running: Child | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-one-command-'));
});
afterEach(async () => {
  await running?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** `npm start`, but for its ports and its database. */
async function startPortal() {
  const [portalPort, mockPort] = await Promise.all([anyFreePort(), anyFreePort()]);
  running = startChild({
    name: 'start',
    command: process.execPath,
    args: ['scripts/start.ts'],
    env: {
      PORT: String(portalPort),
      MOCK_API_PORT: String(mockPort),
      DATABASE_URL: `file:${join(folder, 'portal.db')}`,
      UPSTREAM_URL: '',
    },
    logFile: join(folder, 'start.log'),
    showLogs: false,
  });
  return {
    command: running,
    portal: `http://localhost:${portalPort}`,
    mock: `http://localhost:${mockPort}`,
  };
}

function seeded(email: string): SeededPerson {
  const person = seededPeople.find((candidate) => candidate.email === email);
  if (!person) throw new Error(`${email} is not of the seed`);
  return person;
}

const statusOf = (address: string) =>
  fetch(address).then(
    ({ status }) => status,
    () => 'no answer',
  );

test('Q-1, Q-7: one command runs portal, gateway and mock over SQLite, prints the seeded people, and stops on Ctrl-C', {
  timeout: 2 * START_DEADLINE_MS,
}, async () => {
  const { command, portal, mock } = await startPortal();
  await vi.waitFor(() => expect(command.lastLines()).toContain('Ctrl-C stops everything'), {
    timeout: START_DEADLINE_MS,
    interval: 200,
  });
  const printed = command.lastLines();
  for (const line of [portal, `${mock}/v1`, `${mock}/qa`, seedPassword]) expect(printed).toContain(line);
  for (const { email } of seededPeople) expect(printed).toContain(email);

  expect(await (await fetch(portal)).text()).toContain('<div id="root">');
  const visitor = createVisitor(portal);
  const token = await visitor.signIn(seeded('vip@portal.example.com'));
  expect((await visitor.ask('policies.list', { token })).status).toBe(200);

  await command.stop();
  expect(await command.ended).toBe(0);
  expect([await statusOf(portal), await statusOf(`${mock}/healthz`)]).toEqual(['no answer', 'no answer']);
});

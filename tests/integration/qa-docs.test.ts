import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFaultSchema } from '@portal/contract/qa/faults';
import { createQaDriver } from '@portal/qa-driver/qa-driver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LinkedApps, linkApps } from './support/linked-apps.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/qa.md'), 'utf8');
const mockInPage = 'http://localhost:8081';

let apps: LinkedApps;
beforeAll(async () => {
  apps = await linkApps({ controls: true });
});
afterAll(() => apps.close());

/** The lines for a terminal that ask the mock, in the order of the page; a pair has none of the worlds. */
const commands = page
  .split('\n')
  .filter((line) => line.startsWith('curl ') && line.includes(mockInPage) && !line.includes('/worlds'));

/** What curl would send. */
function run(command: string): Promise<Response> {
  const url = /(http:[^\s']+)/.exec(command)?.[1] ?? '';
  const method = / -X (\w+)/.exec(command)?.[1] ?? 'GET';
  const body = / -d '([^']*)'/.exec(command)?.[1];
  return fetch(url.replace(mockInPage, apps.mock), {
    method,
    headers: command.includes('content-type: application/json') ? { 'content-type': 'application/json' } : {},
    ...(body === undefined ? {} : { body }),
  });
}

describe('Q-3: docs/qa.md', { timeout: 60_000 }, () => {
  test('every line for a terminal that asks the mock, but for those of worlds, is answered with 200', async () => {
    expect(commands.length).toBeGreaterThan(20);
    const answered: [string, number][] = [];
    for (const command of commands) answered.push([command, (await run(command)).status]);
    expect(answered).toEqual(commands.map((command) => [command, 200]));
  });

  test('names every scenario there is, with the client to sign in as', async () => {
    const driver = createQaDriver({ baseUrl: apps.mock });
    const rows = new Map(
      [...page.matchAll(/^\| `([\w-]+)` \| ([\w-]+)@ \|/gm)].map(([, name, who]) => [name, who]),
    );
    const names = (await driver.scenarios()).map(({ name }) => name);
    expect([...rows.keys()]).toEqual(names);
    for (const name of names)
      expect((await driver.scenario(name)).person).toBe(`${rows.get(name)}@portal.example.com`);
  });

  test('shows every effect of a fault as it is written', () => {
    const shown = [...page.matchAll(/^\| `(\{"kind".*?\})` \|/gm)].map(([, effect]) =>
      newFaultSchema.parse({ route: '/v1/*', effect: JSON.parse(effect ?? '') }),
    );
    const kinds = newFaultSchema.shape.effect.options.map((option) => option.shape.kind.value);
    expect(new Set(shown.map(({ effect }) => effect.kind))).toEqual(new Set(kinds));
  });
});

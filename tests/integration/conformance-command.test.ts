import { main } from '@portal/conformance/main';
import { seedPassword } from '@portal/prisma/seed/people';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AlteredUpstream, alterUpstream } from './support/altered-upstream.ts';
import { type LinkedApps, linkApps } from './support/linked-apps.ts';
import { plants } from './support/planted-differences.ts';

// A run makes about two hundred requests, one after the other.
vi.setConfig({ testTimeout: 90_000 });

let apps: LinkedApps;
let altered: AlteredUpstream | undefined;

beforeEach(async () => {
  apps = await linkApps();
});
afterEach(async () => {
  await altered?.close();
  altered = undefined;
  await apps.close();
});

/** Milliseconds that runs would have waited; the tests do not wait. */
const pauses: number[] = [];

const timing = {
  now: () => apps.clock.now(),
  pause: async (milliseconds: number) => {
    pauses.push(milliseconds);
    apps.clock.advance(milliseconds);
  },
};

describe('Q-5: the command', () => {
  const printed: string[] = [];
  const run = (origin: string, ...more: string[]) => {
    printed.length = 0;
    const take = (text: string) => void printed.push(text);
    const args = ['--base-url', origin, '--username', 'standard@portal.example.com', ...more];
    const environment = { CONFORMANCE_PASSWORD: seedPassword };
    return main({ args, environment, print: take, log: take, timing });
  };

  test('ends with 0 where nothing differs, and says what it left alone', async () => {
    expect(await run(apps.mock)).toBe(0);
    expect(printed.at(-1)).toMatch(/POST \/v1\/user\/password +changes something/);
    expect(printed.at(-1)).toMatch(/calls checked: no differences, no notes\.$/);
  });

  test('ends with 1 where something differs, in both kinds of report, and repeats nothing of what it saw', async () => {
    altered = await alterUpstream(apps.mock, (call) => {
      for (const { alter } of plants) alter(call);
    });
    expect(await run(altered.origin)).toBe(1);
    const text = printed.join('\n');
    expect(await run(altered.origin, '--json')).toBe(1);
    const json = printed.at(-1) ?? '';
    expect(JSON.parse(json).findings.length).toBe(plants.flatMap(({ found }) => found).length);
    const client = await apps.database.client.findFirstOrThrow({
      where: { email: 'standard@portal.example.com' },
    });
    const personal = [seedPassword, client.email, client.surname, client.uuid, client.postcode, 'eyJ'];
    for (const value of personal) expect(`${text}\n${json}`).not.toContain(value);
  });

  test('exits with 2 when the service cannot be checked', async () => {
    expect(await run(apps.mock, '--password', 'Not-The-Password-1!')).toBe(2);
    expect(printed.at(-1)).toBe('The address and the password were refused.');
    expect(await run('http://127.0.0.1:1')).toBe(2);
    expect(printed.at(-1)).toMatch(/^The service does not answer: \w+\.$/);
    expect(await run(apps.mock, '--username', 'vip@portal.example.com')).toBe(2);
    expect(printed.at(-1)).toContain('--totp-secret');
    expect(await run(apps.mock, '--username', 'terms@portal.example.com')).toBe(2);
    expect(printed.at(-1)).toContain('has not accepted the terms');
    expect(await run(apps.mock, '--username', 'setup@portal.example.com')).toBe(2);
    expect(printed.at(-1)).toContain('must set up its second factor');
    expect(await run(apps.mock, '--username', 'no address')).toBe(2);
    expect(printed.at(-1)).toBe('--username must be a mail address.');
  });
});

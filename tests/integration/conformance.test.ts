import { main } from '@portal/conformance/main';
import { type RunOptions, runConformance } from '@portal/conformance/run-conformance';
import { seededPeople, seedPassword } from '@portal/prisma/seed/people';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AlteredUpstream, alterUpstream, type PassingCall } from './altered-upstream.ts';
import { type LinkedApps, linkApps } from './linked-apps.ts';
import { plants } from './planted-differences.ts';

// A run asks some two hundred times, one after the other.
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

/** Milliseconds that runs asked to wait; nobody waits for them. */
const pauses: number[] = [];

function optionsFor(person: 'vip' | 'standard', changed: Partial<RunOptions> = {}): RunOptions {
  const username = `${person}@portal.example.com`;
  const totpSecret = seededPeople.find(({ email }) => email === username)?.totpSecret ?? undefined;
  return {
    origin: apps.mock,
    account: { username, password: seedPassword, totpSecret },
    deviceId: '6f1d8c1e-0c52-4a6e-9b0a-0d1f5f1c2a01',
    mayWrite: false,
    timing: {
      now: () => apps.clock.now(),
      pause: async (milliseconds) => {
        pauses.push(milliseconds);
        apps.clock.advance(milliseconds);
      },
    },
    say: () => undefined,
    ...changed,
  };
}

async function runAltered(alter: (call: PassingCall) => void): Promise<string[]> {
  altered = await alterUpstream(apps.mock, alter);
  const { findings } = await runConformance(optionsFor('standard', { origin: altered.origin }));
  return findings.map(({ level, call, occasion, where, message }) =>
    [`${level} ${call}${occasion ? `, ${occasion}` : ''}`, where, message].join(' | '),
  );
}

/** What a run could have changed about people; a sign-in leaves its mark, and the device it registers is told of. */
async function stateOfPeople(): Promise<unknown> {
  const { client, amendment, insightLike, notification, message, supportRequest } = apps.database;
  const people = await client.findMany({ orderBy: { uuid: 'asc' }, omit: { lastTotpStep: true } });
  const counts = await Promise.all([
    amendment.count(),
    insightLike.count(),
    notification.count({ where: { readAt: null, type: { not: 'new_device' } } }),
    message.count(),
    supportRequest.count(),
  ]);
  return { people, counts };
}

describe('Q5: the mock', () => {
  test('keeps to the contract in every call, with a second factor; and writing with care changes nothing about people', async () => {
    const before = await stateOfPeople();
    const tally = await runConformance(optionsFor('vip', { mayWrite: true }));
    expect(tally.findings).toEqual([]);
    expect(tally.unchecked.map(({ call }) => call)).toEqual([
      'POST /v1/user/mfa-verify',
      'DELETE /v1/user/mfa-delete',
      'POST /v1/user/set-password',
      'POST /v1/user/password',
      'POST /v1/user/contact-support',
      'GET /v1/invite/{code}',
      'DELETE /v1/device/{uuid}',
      'POST /v1/message',
      'POST /v1/message/{uuid}/reply',
    ]);
    expect(await stateOfPeople()).toEqual(before);
  });

  test('is asked to change nothing by a run that only reads', async () => {
    const changing: string[] = [];
    const told = await runAltered(({ method, path }) => {
      if (method !== 'GET') changing.push(`${method} ${path}`);
    });
    expect(told).toEqual([]);
    expect(changing).toEqual(['POST /v1/authentication/create']);
  });

  test('refuses a code that was used before; the next one is sent, and never a third', async () => {
    let codes = 0;
    altered = await alterUpstream(apps.mock, ({ path, answer }) => {
      if (path !== '/v1/authentication/mfa') return;
      codes += 1;
      answer.status = 401;
    });
    pauses.length = 0;
    const run = runConformance(optionsFor('vip', { origin: altered.origin }));
    await expect(run).rejects.toThrow('Two one-time codes were refused');
    expect(codes).toBe(2);
    expect(pauses).toHaveLength(1);
  });
});

describe('Q5: another upstream', () => {
  test('each planted difference is found, and nothing else', async () => {
    const told = await runAltered((call) => {
      for (const { alter } of plants) alter(call);
    });
    expect(told.toSorted()).toEqual(plants.flatMap(({ found }) => found).toSorted());
  });

  test('P6, P7: lists that show the same again and again are told as such, and left', async () => {
    let firstPage: unknown;
    const told = await runAltered(({ path, answer }) => {
      if (answer.status !== 200) return;
      if (path === '/v1/insights') answer.json._links.next = { href: path };
      if (path !== '/v1/notification') return;
      firstPage ??= answer.json;
      answer.json = firstPage;
    });
    expect(told).toEqual([
      'difference GET /v1/notification | pages | show the same entry twice',
      'difference GET /v1/notification | the last page | expected 6 entries by the pagination, came 20',
      'difference GET /v1/notification | the page beyond the last | expected 0 entries by the pagination, came 20',
      'difference GET /v1/insights | link next | leads back: the list never ends',
    ]);
  });

  test('one without the extensions differs in nothing, also where it may be written to', async () => {
    altered = await alterUpstream(apps.mock, ({ method, path, answer }) => {
      const isExtension =
        /^\/v1\/(message|content)/.test(path) || (/^\/v1\/device/.test(path) && method !== 'POST');
      if (isExtension)
        Object.assign(answer, { status: 404, json: { code: 'NOT_FOUND', message: 'Not found.' } });
    });
    const options = optionsFor('standard', { origin: altered.origin, mayWrite: true });
    const { findings } = await runConformance(options);
    expect(findings.map(({ level, call, message }) => `${level} ${call} ${message}`)).toEqual([
      'note GET /v1/device is not offered',
      'note GET /v1/message is not offered',
      'note GET /v1/content is not offered',
    ]);
  });

  test('one that asks for patience gets it, and no call is lost', async () => {
    pauses.length = 0;
    const refused = new Set<string>();
    const told = await runAltered(({ path, answer }) => {
      if (refused.has(path) || refused.size >= 3) return;
      refused.add(path);
      Object.assign(answer, { status: 429, retryAfter: '7' });
    });
    expect(told).toEqual([]);
    expect(pauses).toEqual([7000, 7000, 7000]);
  });
});

describe('Q5: the command', () => {
  const said: string[] = [];
  const run = (origin: string, ...more: string[]) => {
    said.length = 0;
    const take = (text: string) => void said.push(text);
    const args = ['--base-url', origin, '--username', 'standard@portal.example.com', ...more];
    return main({ args, environment: { CONFORMANCE_PASSWORD: seedPassword }, print: take, say: take });
  };

  test('ends with 0 where nothing differs, and says what it left alone', async () => {
    expect(await run(apps.mock)).toBe(0);
    expect(said.at(-1)).toMatch(/POST \/v1\/user\/password +changes something/);
    expect(said.at(-1)).toMatch(/calls checked: no differences, no notes\.$/);
  });

  test('ends with 1 where something differs, in both kinds of report, and repeats nothing of what it saw', async () => {
    altered = await alterUpstream(apps.mock, (call) => {
      for (const { alter } of plants) alter(call);
    });
    expect(await run(altered.origin)).toBe(1);
    const text = said.join('\n');
    expect(await run(altered.origin, '--json')).toBe(1);
    const json = said.at(-1) ?? '';
    expect(JSON.parse(json).findings.length).toBe(plants.flatMap(({ found }) => found).length);
    const client = await apps.database.client.findFirstOrThrow({
      where: { email: 'standard@portal.example.com' },
    });
    const personal = [seedPassword, client.email, client.surname, client.uuid, client.postcode, 'eyJ'];
    for (const value of personal) expect(`${text}\n${json}`).not.toContain(value);
  });

  test('ends with 2 where nothing can be said', async () => {
    expect(await run(apps.mock, '--password', 'Not-The-Password-1!')).toBe(2);
    expect(said.at(-1)).toBe('The address and the password were refused.');
    expect(await run('http://127.0.0.1:1')).toBe(2);
    expect(said.at(-1)).toMatch(/^The service does not answer: \w+\.$/);
    expect(await run(apps.mock, '--username', 'vip@portal.example.com')).toBe(2);
    expect(said.at(-1)).toContain('--totp-secret');
    expect(await run(apps.mock, '--username', 'terms@portal.example.com')).toBe(2);
    expect(said.at(-1)).toContain('has not accepted the terms');
    expect(await run(apps.mock, '--username', 'setup@portal.example.com')).toBe(2);
    expect(said.at(-1)).toContain('must set up its second factor');
  });
});

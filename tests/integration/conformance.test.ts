import { type RunOptions, runConformance } from '@portal/conformance/run-conformance';
import { seededPeople, seedPassword } from '@portal/prisma/seed/people';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AlteredUpstream, alterUpstream, type PassingCall } from './support/altered-upstream.ts';
import { type LinkedApps, linkApps } from './support/linked-apps.ts';
import { fieldsWithoutValue } from './support/offered-values.ts';
import { plants } from './support/planted-differences.ts';

// A run makes about two hundred requests, one after the other.
vi.setConfig({ testTimeout: 90_000 });

let apps: LinkedApps;
let altered: AlteredUpstream | undefined;

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

function optionsFor(person: 'vip' | 'standard', changed: Partial<RunOptions> = {}): RunOptions {
  const username = `${person}@portal.example.com`;
  const totpSecret = seededPeople.find(({ email }) => email === username)?.totpSecret ?? undefined;
  return {
    origin: apps.mock,
    account: { username, password: seedPassword, totpSecret },
    deviceId: '6f1d8c1e-0c52-4a6e-9b0a-0d1f5f1c2a01',
    mayWrite: false,
    timing,
    log: () => undefined,
    ...changed,
  };
}

async function runAltered(alter: (call: PassingCall) => void): Promise<string[]> {
  altered = await alterUpstream(apps.mock, alter);
  const { findings } = await runConformance(optionsFor('standard', { origin: altered.origin }));
  return findings.map(({ level, call, how, where, message }) =>
    [`${level} ${call}${how ? `, ${how}` : ''}`, where, message].join(' | '),
  );
}

/**
 * What a run could have changed about people; a sign-in leaves its mark, and the device it registers is notified of.
 */
async function stateOfPeople(): Promise<unknown> {
  const { client, amendment, insightLike, securityEvent, notification, message } = apps.database;
  const people = await client.findMany({
    orderBy: { uuid: 'asc' },
    omit: { lastTotpStep: true, lastSignInAt: true, previousSignInAt: true },
  });
  const counts = await Promise.all([
    amendment.count(),
    insightLike.count(),
    securityEvent.count({ where: { kind: { notIn: ['signed_in', 'new_device'] } } }),
    notification.count({ where: { readAt: null, type: { not: 'new_device' } } }),
    message.count(),
  ]);
  return { people, counts };
}

describe('Q-5: the mock that gives everything', () => {
  beforeEach(async () => {
    apps = await linkApps();
  });

  test('API-22: keeps to the contract in every call, with a second factor; writing with care changes nothing about people, and contacts support once, from the account itself and for a reason of the firm', async () => {
    const before = await stateOfPeople();
    const tally = await runConformance(optionsFor('vip', { mayWrite: true }));
    expect(tally.findings).toEqual([]);
    expect(tally.unchecked.map(({ call, reason }) => `${call}: ${reason}`)).toEqual([
      'POST /v1/authentication/step-up: a wrong password counts, and the right one is kept for the sign-in',
      'POST /v1/user/mfa-verify: would enrol a second factor, and a wrong code counts',
      'DELETE /v1/user/mfa-delete: would remove the second factor',
      'POST /v1/user/recovery-codes: would make the recovery codes of this account useless',
      'POST /v1/authentication/recovery-code: needs a recovery code, and each works once',
      'POST /v1/user/set-password: needs the code of a mail',
      'POST /v1/user/password: would change the password',
      'GET /v1/invite/{code}: needs the code of an invite',
      'DELETE /v1/device/{uuid}: would end the sessions of a device',
      'DELETE /v1/user/session/{uuid}: would end a session',
      'DELETE /v1/user/session: would end every other session',
      'POST /v1/user/security-event/{uuid}/not-me: somebody would read it',
      'POST /v1/message: somebody would read it',
      'POST /v1/message/{uuid}/reply: somebody would read it',
      'POST /v1/document: somebody would read it',
    ]);
    expect(await stateOfPeople()).toEqual(before);
    const requests = await apps.database.supportRequest.findMany({ where: { name: 'Conformance test' } });
    expect(requests.map(({ email, reason }) => [email, reason])).toEqual([
      ['vip@portal.example.com', 'I cannot sign in'],
    ]);
  });

  test('API-2: is sent exactly one wrong code by a run that writes, refused as such, and then the right one; holds a value for every field that it offers, but for pictures, and requests of what is attached', async () => {
    const answers: PassingCall[] = [];
    altered = await alterUpstream(apps.mock, (call) => void answers.push(call));
    const { origin } = altered;
    const statuses = () =>
      answers.filter(({ path }) => path === '/v1/authentication/mfa').map(({ answer }) => answer.status);
    await runConformance(optionsFor('vip', { origin, mayWrite: true }));
    expect(statuses()).toEqual([401, 200]);
    await runConformance(optionsFor('standard', { origin, mayWrite: true }));
    expect(fieldsWithoutValue(answers)).toEqual([
      'GET /v1/insights items[].image_url',
      'GET /v1/insights/{id} image_url',
      'GET /v1/message/{uuid}/view messages[].attachments[].request_uuid',
      'GET /v1/policy items[].provider.logo_url',
      'GET /v1/policy/{uuid}/view provider.logo_url',
      'GET /v1/provider items[].logo_url',
      'GET /v1/provider/{uuid}/view logo_url',
    ]);
    apps.clock.advance(30_000);
    await runConformance(optionsFor('vip', { origin }));
    expect(statuses()).toEqual([401, 200, 200]);
  });

  test('nothing is changed by a run that only reads', async () => {
    const changing: string[] = [];
    const found = await runAltered(({ method, path }) => {
      if (method !== 'GET') changing.push(`${method} ${path}`);
    });
    expect(found).toEqual([]);
    expect(changing).toEqual(['POST /v1/authentication/create']);
  });

  test('refuses a code that was used before; the next one is sent, and never a third', async () => {
    let codes = 0;
    altered = await alterUpstream(apps.mock, ({ path, answer }) => {
      if (path !== '/v1/authentication/mfa') return;
      codes += 1;
      answer.status = 401;
      answer.json = { code: 'INVALID_OTP', message: 'Incorrect code.' };
    });
    pauses.length = 0;
    const run = runConformance(optionsFor('vip', { origin: altered.origin }));
    await expect(run).rejects.toThrow('Two one-time codes were refused');
    expect(codes).toBe(2);
    expect(pauses).toHaveLength(1);
  });
});

describe('Q-5: the mock that gives what the specification names, and nothing more', () => {
  beforeEach(async () => {
    apps = await linkApps({ profile: 'specification' });
  });

  test.each(['vip', 'standard'] as const)(
    '%s: differs in nothing, and the notes say what clients do not see',
    async (person) => {
      const { findings, unchecked } = await runConformance(optionsFor(person, { mayWrite: true }));
      expect(findings.filter(({ level }) => level === 'difference')).toEqual([]);
      const notes = findings.map(({ call, where, message }) => [call, where, message].join(' | '));
      expect(notes).toContain(
        'GET /v1/policy | items[].name | is missing: clients do not see the name of a policy',
      );
      expect(notes).toContain('any refusal | code | is missing: the portal goes by the status');
      expect(notes.filter((line) => line.endsWith('is not offered'))).toEqual([
        'GET /v1/user/recovery-codes | extension | is not offered',
        'GET /v1/device | extension | is not offered',
        'GET /v1/user/session | extension | is not offered',
        'GET /v1/user/security-event | extension | is not offered',
        'GET /v1/message | extension | is not offered',
        'GET /v1/document | extension | is not offered',
        'GET /v1/document-request | extension | is not offered',
        'GET /v1/content | extension | is not offered',
      ]);
      const missing = /\| (?:is missing: (?:clients do not see|the portal goes by)|is not offered)/;
      expect(notes.filter((line) => !missing.test(line))).toEqual([]);
      const reached = ['panel', 'providerId', 'my-policies', 'latest', 'graph', 'contact-support'];
      const isReached = ({ call }: { call: string }) => reached.some((part) => call.includes(part));
      expect(unchecked.filter(isReached)).toEqual([]);
    },
  );
});

describe('Q-5: another upstream', () => {
  beforeEach(async () => {
    apps = await linkApps();
  });

  test('each planted difference is found, and nothing else', async () => {
    const found = await runAltered((call) => {
      for (const { alter } of plants) alter(call);
    });
    expect(found.toSorted()).toEqual(plants.flatMap((plant) => plant.found).toSorted());
  });

  test('P-6, P-7: lists that show the same again and again are reported as such, and left', async () => {
    let firstPage: unknown;
    const found = await runAltered(({ path, answer }) => {
      if (answer.status !== 200) return;
      if (path === '/v1/insights') answer.json._links.next = { href: path };
      if (path !== '/v1/notification') return;
      firstPage ??= answer.json;
      answer.json = firstPage;
    });
    expect(found).toEqual([
      'difference GET /v1/notification | pages | show the same entry twice',
      'difference GET /v1/notification | the last page | expected 6 entries by the pagination, came 20',
      'note GET /v1/notification | the page beyond the last | expected 0 entries by the pagination, came 20',
      'difference GET /v1/insights | link next | leads back: the list never ends',
    ]);
  });

  test('P-7: a page that cannot be read may show the first, and the one beyond the last may show the last', async () => {
    let lastPage: unknown;
    const found = await runAltered(({ path, query, answer }) => {
      if (path !== '/v1/notification') return;
      const page = query.get('page');
      if (page === '2') lastPage = answer.json;
      if (page === '3') answer.json = lastPage;
      if (answer.status === 422) Object.assign(answer, { status: 200, json: {} });
    });
    expect(found).toEqual([
      'note GET /v1/notification | the page beyond the last | expected 0 entries by the pagination, came 6',
      'note GET /v1/notification, asked with a wrong page | status | expected 422, came 200',
    ]);
  });

  test('P-6: what is wrong with a filtered list is found, and one that fails is one difference', async () => {
    const writers = (query: URLSearchParams) => query.has('InsightSearch[writer]');
    const looped = await runAltered(({ path, query, answer }) => {
      if (path === '/v1/insights' && writers(query) && answer.status === 200)
        answer.json._links.next = { href: path };
    });
    expect(looped).toEqual(['difference GET /v1/insights | link next | shows the same entry twice']);
    await altered?.close();
    const failed = await runAltered(({ path, query, answer }) => {
      if (path === '/v1/insights' && writers(query) && answer.status === 200)
        Object.assign(answer, { status: 500, json: {} });
    });
    expect(failed).toEqual(['difference GET /v1/insights | status | expected 200, came 500']);
  });

  const isExtension = ({ method, path }: PassingCall) =>
    /^\/v1\/(authentication\/step-up|message|content|user\/(recovery-codes|session|security-event))/.test(
      path,
    ) ||
    (path.startsWith('/v1/insights/') && method === 'DELETE') ||
    (path.startsWith('/v1/device') && method !== 'POST');

  test('SEC-D9, API-19: extensions of which nothing can be read are asked too, even without a token', async () => {
    altered = await alterUpstream(apps.mock, (call) => {
      if (isExtension(call) && !call.hasToken && call.answer.status === 401)
        Object.assign(call.answer, { status: 200, json: {} });
    });
    const options = optionsFor('standard', { origin: altered.origin, mayWrite: true });
    const { findings } = await runConformance(options);
    const open = findings.filter(({ how }) => how === 'asked without a token');
    expect(open.map(({ call, message }) => `${call} ${message}`)).toEqual(
      expect.arrayContaining([
        'POST /v1/authentication/step-up expected 401, came 200',
        'DELETE /v1/insights/{id}/like expected 401, came 200',
      ]),
    );
  });

  test('a service without the extensions has no difference, even with --write', async () => {
    altered = await alterUpstream(apps.mock, (call) => {
      if (isExtension(call))
        Object.assign(call.answer, { status: 404, json: { code: 'NOT_FOUND', message: 'Not found.' } });
    });
    const options = optionsFor('standard', { origin: altered.origin, mayWrite: true });
    const { findings, unchecked } = await runConformance(options);
    const absent = unchecked.filter(({ reason }) => reason === 'the service does not offer this extension');
    expect(absent.map(({ call }) => call)).toEqual(
      expect.arrayContaining(['POST /v1/authentication/step-up', 'DELETE /v1/insights/{id}/like']),
    );
    expect(findings.map(({ level, call, message }) => `${level} ${call} ${message}`)).toEqual([
      'note GET /v1/user/recovery-codes is not offered',
      'note GET /v1/device is not offered',
      'note GET /v1/user/session is not offered',
      'note GET /v1/user/security-event is not offered',
      'note GET /v1/message is not offered',
      'note GET /v1/content is not offered',
    ]);
  });

  test('API-2: one that takes no code without the address passes, since it is sent; one that takes none with it does not', async () => {
    const refuseWhen = (isRefused: (form: URLSearchParams) => boolean) =>
      alterUpstream(apps.mock, ({ path, sent, answer }) => {
        if (path !== '/v1/authentication/mfa' || !isRefused(new URLSearchParams(sent))) return;
        Object.assign(answer, { status: 422, json: { errors: { username: ['Not taken.'] } } });
      });
    altered = await refuseWhen((form) => form.get('username') !== 'vip@portal.example.com');
    const { findings } = await runConformance(optionsFor('vip', { origin: altered.origin }));
    expect(findings).toEqual([]);
    await altered.close();
    altered = await refuseWhen((form) => form.has('username'));
    const run = runConformance(optionsFor('vip', { origin: altered.origin }));
    await expect(run).rejects.toThrow('Two one-time codes were refused');
  });

  test('one that asks for patience gets it, and no call is lost', async () => {
    pauses.length = 0;
    const refused = new Set<string>();
    const found = await runAltered(({ path, answer }) => {
      if (refused.has(path) || refused.size >= 3) return;
      refused.add(path);
      Object.assign(answer, { status: 429, retryAfter: '7' });
    });
    expect(found).toEqual([]);
    expect(pauses).toEqual([7000, 7000, 7000]);
  });
});

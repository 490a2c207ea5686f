import { joinFieldErrors } from '@portal/contract/errors/join-field-errors';
import { describe, expect, test } from 'vitest';
import { shareTestApp, type TestApp } from './test/build-test-app.ts';
import { fullToken, passwordToken } from './test/sign-in.ts';

const password = 'Seven lilac otters!!!';
const repeated = { 'LoginForm[password]': password, 'LoginForm[repeat_password]': password };

type Call = {
  path: string;
  method?: 'POST' | 'DELETE';
  /** Who may make the call; anyone unless given. */
  by?: 'vip' | 'setup' | 'standard';
  /** Values that are good, by the names they travel under. */
  good: Readonly<Record<string, string>>;
  /** Fields that may hold any text, so that line breaks in them are as good as letters. */
  anyText?: readonly string[];
  optional?: readonly string[];
};

/** The calls of sign-in, and of clients who cannot sign in. */
const calls: Record<string, Call> = {
  'API-1': {
    path: '/v1/authentication/create',
    good: { 'LoginForm[username]': 'a@b.example', 'LoginForm[password]': password },
    anyText: ['LoginForm[password]'],
  },
  'API-2': {
    path: '/v1/authentication/mfa',
    by: 'vip',
    good: { 'OtpForm[otp]': '123456', username: 'vip@portal.example.com' },
  },
  'API-2 with unlock': {
    path: '/v1/authentication/mfa',
    good: { 'OtpForm[otp]': '123456', username: 'a@b.example', unlock: '1' },
    // Without `unlock` the call is another one.
    optional: ['unlock'],
  },
  'API-5': { path: '/v1/user/mfa-verify', by: 'setup', good: { 'OtpForm[otp]': '123456' } },
  'API-6': {
    path: '/v1/user/mfa-delete',
    method: 'DELETE',
    by: 'standard',
    good: { 'OtpForm[otp]': '123456' },
  },
  'API-8': { path: '/v1/user/reset-request', good: { 'LoginForm[email]': 'a@b.example' } },
  'API-9': {
    path: '/v1/user/set-password',
    good: { ...repeated, 'LoginForm[code]': 'A-CODE-OF-A-TEST' },
    anyText: ['LoginForm[password]', 'LoginForm[repeat_password]'],
  },
  'API-10': {
    path: '/v1/user/password',
    by: 'standard',
    good: { ...repeated, 'LoginForm[current_password]': password },
    anyText: Object.keys({ ...repeated, 'LoginForm[current_password]': 1 }),
  },
  'API-22': {
    path: '/v1/user/contact-support',
    good: { name: 'Ada Vale', email: 'a@b.example', reason: 'Something else' },
  },
};

const encode = (name: string, value: string) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;

/** What can be wrong with one field, as the text that replaces it in the form. */
const faults: Record<string, (name: string, good: string) => string | undefined> = {
  'is missing': () => undefined,
  'is empty': (name) => encode(name, ''),
  'holds a group in place of text': (name, good) => encode(`${name}[contains]`, good),
  'is a list': (name, good) => `${encode(`${name}[0]`, good)}&${encode(`${name}[1]`, good)}`,
  'is too long': (name, good) => encode(name, good.padEnd(20_000, 'x')),
  'adds a header': (name, good) => encode(name, `${good}\r\nBcc: c@d.example`),
  'holds a zero byte': (name, good) => encode(name, `${good}\u0000`),
};

const breaks = ['adds a header', 'holds a zero byte'];

/** A case is left out where there is nothing wrong with it. */
function isFault(call: Call, name: string, fault: string): boolean {
  if (breaks.includes(fault)) return !call.anyText?.includes(name);
  return fault !== 'is missing' || !call.optional?.includes(name);
}

const cases = Object.entries(calls).flatMap(([row, call]) =>
  Object.keys(call.good).flatMap((name) =>
    Object.keys(faults)
      .filter((fault) => isFault(call, name, fault))
      .map((fault) => ({ row, call, name, fault })),
  ),
);

function formWith({ good }: Call, name: string, text: string | undefined): string {
  const others = Object.entries(good).filter(([other]) => other !== name);
  return [
    ...others.map(([other, value]) => encode(other, value)),
    ...(text === undefined ? [] : [text]),
  ].join('&');
}

async function send(mock: TestApp, { path, method = 'POST', by }: Call, payload: string) {
  const token = by === 'standard' ? await fullToken(mock, by) : by && (await passwordToken(mock, by));
  const reply = await mock.app.inject({
    method,
    url: path,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    payload,
  });
  return { status: reply.statusCode, body: reply.json() };
}

/** What is refused for its input changes nothing. */
const sharedApp = shareTestApp();

describe('API-24: an invalid field is reported with 422, with its name and all messages joined', async () => {
  test.each(cases)('$row: $name $fault', async ({ call, name, fault }) => {
    const text = faults[fault]?.(name, call.good[name] ?? '');
    const { status, body } = await send(sharedApp(), call, formWith(call, name, text));
    expect([status, body.code]).toEqual([422, 'VALIDATION']);
    expect(body.fields.map(({ field }: { field: string }) => field)).toContain(name);
    expect(body.message).toBe(joinFieldErrors(body.fields));
    expect(JSON.stringify(body)).not.toContain('c@d.example');
  });

  test.each(Object.entries(calls))(
    '%s: without any field all required ones are named',
    async (_row, call) => {
      const { status, body } = await send(sharedApp(), call, '');
      const requiredFields = Object.keys(call.good).filter((name) => !call.optional?.includes(name));
      expect(status).toBe(422);
      const named = body.fields.map(({ field }: { field: string }) => field);
      expect(new Set(named)).toEqual(new Set(requiredFields));
      expect(body.message).toBe(joinFieldErrors(body.fields));
    },
  );

  test.each(Object.entries(calls))('SEC-G48: %s: a field given twice cannot be read', async (_row, call) => {
    const [name = '', value = ''] = Object.entries(call.good)[0] ?? [];
    const { status, body } = await send(
      sharedApp(),
      call,
      `${formWith(call, '', undefined)}&${encode(name, value)}`,
    );
    expect([status, body.code]).toEqual([400, 'MALFORMED_REQUEST']);
  });
});

describe('API-14: an invalid device', () => {
  const good = { device_id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', type: 'web' };

  test.each([
    ['device_id', undefined],
    ['device_id', null],
    ['device_id', 7],
    ['device_id', ['6f9619ff-8b86-4d01-b42d-00cf4fc964ff']],
    ['device_id', { contains: '' }],
    ['device_id', `${good.device_id}\r\nX-Other: a`],
    ['device_id', 'x'.repeat(20_000)],
    ['type', 'fridge'],
    ['type', 'web\u0000'],
    ['type', true],
  ])('%s as %j answers 422', async (field, value) => {
    const mock = sharedApp();
    const reply = await mock.app.inject({
      method: 'POST',
      url: '/v1/device',
      headers: { authorization: `Bearer ${await fullToken(mock, 'standard')}` },
      payload: { ...good, [field]: value },
    });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().fields.map((fault: { field: string }) => fault.field)).toEqual([field]);
  });
});

import { errorCodeSchema } from '@portal/contract/errors/error';
import { seedPassword } from '@portal/prisma/seed/people';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LinkedApps, linkApps, mockProfile } from './support/linked-apps.ts';
import { signIn } from './support/portal-caller.ts';
import { callProcedure, idsOf, inputsOf, nobodysUuid, procedures } from './support/procedure-inputs.ts';

const person = 'standard@portal.example.com';

/** What is put in the place of each value of an input. */
const oddValues: readonly unknown[] = [
  '..',
  '%2e%2e',
  '../../v1/client',
  'a/b',
  '',
  'x'.repeat(300),
  'x'.repeat(10_000),
  '<img src=x onerror=alert(1)>',
  "' OR 1=1 --",
  'line\r\nbreak',
  '\u0000',
  '\ud800',
  0,
  -1,
  1.5,
  1_000_001,
  true,
  null,
  ['..'],
  { contains: '' },
];

/** What is sent instead of a whole input. */
const oddInputs: readonly unknown[] = [null, '', 'text', 7, true, [], [{}], {}, { unknown: 1 }];

type Json = Record<string, unknown>;

/** The same input with each of its values, at every depth, replaced by each odd one, and once left out. */
function* oddVersionsOf(input: Json): Generator<Json> {
  for (const [name, value] of Object.entries(input)) {
    for (const odd of oddValues) yield { ...input, [name]: odd };
    const { [name]: _left, ...rest } = input;
    yield rest;
    if (typeof value === 'object' && value !== null)
      for (const inner of oddVersionsOf(value as Json)) yield { ...input, [name]: inner };
  }
}

/** Fields that are ids, and so take no text but an id (SEC-G2). */
const idFields = /^(?:uuid|id|\w+Uuid|deviceId)$/;

let apps: LinkedApps;
let token: string;
let inputs: ReturnType<typeof inputsOf>;

beforeAll(async () => {
  apps = await linkApps();
  token = await signIn(apps, person);
  inputs = inputsOf(await idsOf(apps, person));
});
afterAll(() => apps.close());

/** Without signing out, which would end the session whatever its input. */
const judged = procedures.filter(({ name }) => name !== 'authentication.signOut');

describe('SEC-G7, SEC-G11, SEC-G24: bad input on every procedure', () => {
  test.each(judged)('$name takes it, or refuses it by field and code, and never fails', async (procedure) => {
    const good = inputs[procedure.name];
    const odd = good === undefined ? oddInputs : [...oddInputs, ...oddVersionsOf(good)];
    for (const input of odd) {
      const shown = JSON.stringify(input).slice(0, 200);
      const { status, error, message } = await callProcedure(apps, procedure, { token, input });
      expect(status, shown).toBeLessThan(500);
      if (status < 400) continue;
      expect(errorCodeSchema.safeParse(error?.appCode).success, `${shown}: ${error?.appCode}`).toBe(true);
      expect(message, shown).toMatch(/^[A-Z][^{}<>]{0,300}$/);
      if (error?.appCode === 'VALIDATION')
        expect(error.fields?.[0], shown).toMatchObject({
          field: expect.stringMatching(/^[\w.]+$/),
          code: expect.stringMatching(/^\w+$/),
          message: expect.any(String),
        });
    }
  });

  const withIds = () =>
    judged.flatMap((procedure) =>
      Object.keys(inputs[procedure.name] ?? {})
        .filter((field) => idFields.test(field))
        .map((field) => ({ procedure, field })),
    );

  test('SEC-G2: an invalid id is refused by its field, and reaches no path', async () => {
    expect(withIds().length).toBeGreaterThan(17);
    for (const { procedure, field } of withIds())
      for (const id of ['..', '%2e%2e', 'a/b', 'x?y', 'x'.repeat(300), 7, ['x']]) {
        const reply = await callProcedure(apps, procedure, {
          token,
          input: { ...inputs[procedure.name], [field]: id },
        });
        expect(reply.status, `${procedure.name} ${field} ${id}`).toBe(422);
        expect(reply.error).toMatchObject({ appCode: 'VALIDATION', fields: [{ field }] });
      }
  });
});

test('P-8, SEC-F2: a 10,000-character address line is refused by its field', async () => {
  const update = procedures.find(({ name }) => name === 'client.update');
  const input = { changedFields: { address: { line1: 'x'.repeat(10_000) } } };
  const reply = await callProcedure(apps, update!, { token, input });
  expect(reply.error).toMatchObject({
    appCode: 'VALIDATION',
    fields: [{ field: 'changedFields.address.line1', message: 'Must be at most 100 characters.' }],
  });
});

test('SEC-G16: controls and what turns text around are refused in names and messages, here and at the mock', async () => {
  const refusedAt = async (name: string, input: object) => {
    const procedure = procedures.find((candidate) => candidate.name === name);
    const { status, error } = await callProcedure(apps, procedure!, { token, input });
    return [status, error?.fields?.map(({ field }) => field)];
  };
  for (const odd of ['a\u0000b', 'a\u202eb', 'a\u2066b']) {
    expect(await refusedAt('client.update', { changedFields: { firstName: odd } })).toEqual([
      422,
      ['changedFields.firstName'],
    ]);
    const start = { subject: 'A subject', body: 'A body' };
    expect(await refusedAt('messages.start', { ...start, subject: odd })).toEqual([422, ['subject']]);
    expect(await refusedAt('messages.start', { ...start, body: odd })).toEqual([422, ['body']]);
    const support = { name: 'A name', email: person, reason: 'A reason', message: odd };
    const response = await fetch(`${apps.mock}/v1/user/contact-support`, {
      method: 'POST',
      body: new URLSearchParams(support),
    });
    expect(response.status).toBe(422);
  }
});

test('API-24, P-80: what the firm refuses has the name of its field that our own check gives it', async () => {
  const refusedField = async (name: string, input: object) => {
    const procedure = procedures.find((candidate) => candidate.name === name);
    const { error } = await callProcedure(apps, procedure!, { token, input });
    expect(error?.appCode).toBe('VALIDATION');
    return error?.fields?.map(({ field }) => field);
  };
  const country = (countryId: string) => ({ changedFields: { address: { country: 'Nowhere', countryId } } });
  expect(await refusedField('client.update', country('nowhere'))).toEqual([
    'changedFields.address.countryId',
  ]);
  expect(await refusedField('client.update', country('ZZ'))).toEqual(['changedFields.address.countryId']);
  const unnamed = { changedFields: { address: { countryId: 'FR' } } };
  expect(await refusedField('client.update', unnamed)).toEqual(['changedFields.address.country']);

  const start = { ...inputs['messages.start'] };
  expect(await refusedField('messages.start', { ...start, policyUuid: '../x' })).toEqual(['policyUuid']);
  if (mockProfile === 'full')
    expect(await refusedField('messages.start', { ...start, policyUuid: nobodysUuid })).toEqual([
      'policyUuid',
    ]);

  const password = (text: string) => ({
    currentPassword: seedPassword,
    password: text,
    repeatPassword: text,
  });
  expect(await refusedField('user.changePassword', password('short'))).toContain('password');
  expect(await refusedField('user.changePassword', password('Password123!!!'))).toEqual(['password']);
});

test('P-7: page 0 is refused, page 10^6 is empty, and beyond is refused', async () => {
  const list = procedures.find(({ name }) => name === 'notifications.list');
  const at = (page: number) => callProcedure<{ items: unknown[] }>(apps, list!, { token, input: { page } });
  expect((await at(0)).error?.appCode).toBe('VALIDATION');
  expect((await at(1_000_000)).data.items).toEqual([]);
  expect((await at(1_000_001)).error?.appCode).toBe('VALIDATION');
});

test('P-6: filters that match nothing give an empty list', async () => {
  const list = procedures.find(({ name }) => name === 'insights.list');
  const { data } = await callProcedure(apps, list!, { token, input: { categories: 'nothing' } });
  expect(data).toEqual({ items: [], next: null, unreadable: 0 });
});

describe('markup is text like any other, and reaches the firm as it was sent', () => {
  const markup = '<script>alert(1)</script> & "quotes"';

  test('P-8: in a change of the record', async () => {
    const update = procedures.find(({ name }) => name === 'client.update');
    const input = { changedFields: { address: { line2: markup } } };
    expect((await callProcedure(apps, update!, { token, input })).status).toBe(200);
    const amendments = await apps.database.amendment.findMany();
    expect(JSON.parse(amendments.at(-1)?.changes ?? '[]')).toContainEqual(
      expect.objectContaining({ new: markup }),
    );
  });

  if (mockProfile === 'full')
    test('P-9: in a message', async () => {
      const reply = procedures.find(({ name }) => name === 'messages.reply');
      const input = { ...inputs['messages.reply'], body: markup };
      expect((await callProcedure(apps, reply!, { token, input })).data).toMatchObject({ body: markup });
    });
});

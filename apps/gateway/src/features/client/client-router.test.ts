import { type Client, changedFieldsSchema } from '@portal/contract/v1/client';
import { describe, expect, it } from 'vitest';
import { aUuid } from '../../test/build/a-policy.ts';
import { buildCaller, failureOf } from '../../test/build-caller.ts';
import { aRefusal } from '../../test/fake-upstream.ts';
import type { Failure } from '../../trpc/failure.ts';

const client: Client = {
  uuid: aUuid(1),
  title: 'Dr',
  first_name: 'Avery',
  surname: 'Holt',
  given_name: 'Ave',
  email: 'vip@portal.example.com',
  is_vip: true,
  telephone: { home_number: null, work_number: '01632 960001', mobile_number: null },
  address: {
    line_1: '1 High Street',
    line_2: null,
    line_3: null,
    town: 'Larkfield',
    county: null,
    postcode: 'ZZ1 1ZZ',
    country: 'United Kingdom',
    country_id: 'GB',
  },
  pending_amendment: null,
  client_since: null,
  previous_sign_in_at: null,
  adviser: null,
  _links: { self: { href: '/v1/client' }, firm: { href: '/v1/firm' } },
};

const read = (record: Record<string, unknown>) =>
  buildCaller({ scope: 'full', answers: { 'GET /v1/client': record } }).caller.client.get();

describe('client.get', () => {
  it('API-15: gives the record in the names of the portal', async () => {
    expect(await read(client)).toEqual({
      title: 'Dr',
      firstName: 'Avery',
      surname: 'Holt',
      givenName: 'Ave',
      email: 'vip@portal.example.com',
      isVip: true,
      telephone: { homeNumber: null, workNumber: '01632 960001', mobileNumber: null },
      address: {
        line1: '1 High Street',
        line2: null,
        line3: null,
        town: 'Larkfield',
        county: null,
        postcode: 'ZZ1 1ZZ',
        country: 'United Kingdom',
        countryId: 'GB',
      },
      pendingAmendment: null,
      clientSince: null,
      previousSignInAt: null,
      adviser: null,
    });
  });

  it.each([null, '', ' '])(
    'W-4, API-15: greets by the first name where the given name is %j',
    async (given_name) => {
      expect((await read({ ...client, given_name })).givenName).toBe('Avery');
    },
  );

  it('P-48: shows a change that waits for the firm', async () => {
    const pending_amendment: Client['pending_amendment'] = {
      uuid: aUuid(2),
      status: 'in_review',
      submitted_at: '2026-05-01T09:00:00Z',
      changes: [{ field: 'surname', old: 'Holt', new: 'Pell' }],
      document_request_uuid: aUuid(600),
    };
    const { pendingAmendment } = await read({ ...client, pending_amendment });
    expect(pendingAmendment).toEqual({
      uuid: aUuid(2),
      status: 'in_review',
      submittedAt: '2026-05-01T09:00:00Z',
      changes: [{ field: 'surname', old: 'Holt', new: 'Pell' }],
      note: null,
      documentRequestId: aUuid(600),
    });
  });

  it.each([true, 'soon', 7, {}, { id: 3 }, ['surname']])(
    'API-15: the pending amendment %j says that a change is waiting, and no more',
    async (pending_amendment) => {
      const { pendingAmendment } = await read({ ...client, pending_amendment });
      expect(Object.values(pendingAmendment ?? { none: 'none' }).every((value) => value === null)).toBe(true);
    },
  );

  it.each([null, false, 0, '', []])(
    'API-15: the pending amendment %j says that no change is waiting',
    async (pending_amendment) => {
      expect((await read({ ...client, pending_amendment })).pendingAmendment).toBeNull();
    },
  );

  it('API-15, SEC-F3: greets by the first name, and takes VIP from the token', async () => {
    const { caller } = buildCaller({ scope: 'full', answers: { 'GET /v1/client': { first_name: 'Avery' } } });
    expect(await caller.client.get()).toMatchObject({ givenName: 'Avery', isVip: true, surname: null });
  });

  it('API-15: says when the client signed in the time before this one', async () => {
    const answer = await read({ ...client, previous_sign_in_at: '2026-03-01T18:22:00Z' });
    expect(answer).toMatchObject({ previousSignInAt: '2026-03-01T18:22:00Z' });
  });

  it('P-23: names the adviser, and since when they are a client', async () => {
    const adviser = { name: 'Morgan Pell', role: 'Adviser', phone: null, email: null, bio: 'Plans.' };
    const answer = await read({ ...client, client_since: '2014-05-01', adviser });
    expect(answer).toMatchObject({ clientSince: '2014-05-01', adviser });
  });

  it('P-23: an adviser without a name is as if the firm named none', async () => {
    const adviser = { name: ' ', role: 'Adviser', phone: null, email: null, bio: null };
    expect(await read({ ...client, adviser })).toMatchObject({ adviser: null });
  });

  it('SEC-F4: passes nothing on that it does not name', async () => {
    const answer = await read({ ...client, password_hash: 'canary', internal_id: 7 });
    expect(JSON.stringify(answer)).not.toMatch(/canary|internal/);
  });
});

describe('client.update', () => {
  const update = (changedFields: object, record: unknown = client) => {
    const answers = { 'PUT /v1/client': {}, 'GET /v1/client': record };
    const { caller, calls, warnings } = buildCaller({ scope: 'full', answers });
    return { calls, warnings, attempt: caller.client.update({ changedFields }) };
  };

  it('P-8: asks for what changed and nothing else, in the names of the wire', async () => {
    const { calls, attempt } = update({
      firstName: 'Ave',
      telephone: { mobileNumber: null },
      address: { line1: '2 High Street', countryId: 'GB' },
    });
    expect(await attempt).toMatchObject({ firstName: 'Avery' });
    expect(calls[0]?.input).toEqual({
      body: {
        changedFields: {
          first_name: 'Ave',
          telephone: { mobile_number: null },
          address: { line_1: '2 High Street', country_id: 'GB' },
        },
      },
    });
  });

  it('P-8: a change that has arrived is a success, even if the record cannot be read afterwards', async () => {
    const { calls, warnings, attempt } = update({ firstName: 'Ave' }, aRefusal(500));
    expect(await attempt).toBeNull();
    expect(warnings).toEqual(['the record could not be read after its change']);
    expect(calls.map(({ to }) => to)).toEqual(['PUT /v1/client', 'GET /v1/client']);
  });

  it('P-8: every field that may change has its name on the wire', async () => {
    const address = {
      line1: 'a',
      line2: 'b',
      line3: 'c',
      town: 'd',
      county: 'e',
      postcode: 'f',
      country: 'g',
      countryId: 'GB',
    };
    const telephone = { homeNumber: '1', workNumber: '2', mobileNumber: '3' };
    const { calls, attempt } = update({ title: 'Dr', firstName: 'x', surname: 'y', telephone, address });
    await attempt;
    const sent = calls[0]?.input as { body: { changedFields: object } };
    expect(sent.body.changedFields).toEqual(changedFieldsSchema.required().parse(sent.body.changedFields));
    expect(JSON.stringify(sent)).not.toMatch(/[a-z][A-Z]\w*":"/);
  });

  it.each([
    { email: 'x@example.com' },
    { isVip: true },
    { is_vip: true },
    { uuid: aUuid(2) },
    { pendingAmendment: null },
    { _links: {} },
    { first_name: 'x' },
    { address: { latitude: '1' } },
    { address: ['x'] },
    { telephone: { home_number: '1' } },
    { firstName: ['x'] },
    { firstName: '' },
    { address: { line1: 'x'.repeat(10_000) } },
    { address: { line1: 'two\nlines' } },
    { address: { countryId: 'gb' } },
    { telephone: { mobileNumber: '<b>1</b>' } },
  ])('SEC-F2: refuses %j and asks the firm for nothing', async (changedFields) => {
    const { calls, attempt } = update(changedFields);
    const { appCode, error } = await failureOf(attempt);
    expect(appCode).toBe('VALIDATION');
    expect((error.cause as Failure).details.fields?.[0]?.field).toMatch(/^changedFields/);
    expect(calls).toEqual([]);
  });

  it('P-8: markup in a field is text like any other', async () => {
    const { calls, attempt } = update({ address: { line1: '<img src=x onerror=alert(1)>' } });
    await attempt;
    expect(calls[0]?.input).toMatchObject({
      body: { changedFields: { address: { line_1: '<img src=x onerror=alert(1)>' } } },
    });
  });
});

import { type Amendment, amendmentSchema, type ChangedFields } from '@portal/contract/v1/client';
import { describe, expect, test } from 'vitest';
import { systemRandom } from '../../random.ts';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { callsOf } from '../../test/calls.ts';
import { personOf } from '../../test/person.ts';
import { emailOf, fullToken } from '../../test/sign-in.ts';
import { createNotify } from '../notifications/notify.ts';
import { createAmendments } from './amendments.ts';

async function standardPerson() {
  const mock = await buildTestApp();
  const token = await fullToken(mock, 'standard');
  const person = personOf(mock, token);
  /** Asks for a change and reads the record again. */
  const change = async (changedFields: ChangedFields) => {
    await person.read('client.update', { body: { changedFields } });
    return person.read('client.view');
  };
  return { mock, token, person, change };
}

/** The change that waits for the firm. */
function pendingOf({ pending_amendment }: { pending_amendment: unknown }): Amendment {
  return amendmentSchema.parse(pending_amendment);
}

/** What the firm does about a request; the same service as the app's. */
function firmOf({ database, clock }: TestApp) {
  const silent = { alerts: { detailsChanged: () => undefined }, history: { record: async () => undefined } };
  const deps = { database, clock, random: systemRandom, ...silent };
  return createAmendments({ ...deps, notify: createNotify(deps) });
}

describe('API-15, P-8: a change of details', () => {
  test('waits for the firm, and the record stays as it is', async () => {
    const { person, change } = await standardPerson();
    const before = await person.read('client.view');
    const after = await change({ surname: 'Okafor-Reed', address: { line_1: '4 Quay Street' } });
    expect(after).toEqual({
      ...before,
      pending_amendment: {
        uuid: expect.any(String),
        status: 'submitted',
        submitted_at: '2026-03-02T10:00:00.000Z',
        changes: [
          { field: 'surname', old: before.surname, new: 'Okafor-Reed' },
          { field: 'address.line_1', old: before.address?.line_1, new: '4 Quay Street' },
        ],
        note: null,
        document_request_uuid: null,
      },
    });
  });

  test('a second one merges into the first', async () => {
    const { mock, change } = await standardPerson();
    const first = pendingOf(await change({ surname: 'Reed', title: 'Dr' }));
    mock.clock.advance(60_000);
    const second = pendingOf(await change({ surname: 'Vale', telephone: { work_number: '01632 960 555' } }));
    expect(second).toMatchObject({ uuid: first.uuid, submitted_at: first.submitted_at });
    expect(second.changes?.map((each) => [each.field, each.new])).toEqual([
      ['title', 'Dr'],
      ['surname', 'Vale'],
      ['telephone.work_number', '01632 960 555'],
    ]);
  });

  test('twenty at once are one request with all of their changes', async () => {
    const { mock, person, change } = await standardPerson();
    const requested = Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? { title: `T${index}` } : { telephone: { home_number: `01632 960 ${100 + index}` } },
    );
    await Promise.all(requested.map(change));
    const { changes } = pendingOf(await person.read('client.view'));
    expect(changes?.map(({ field }) => field).sort()).toEqual(['telephone.home_number', 'title']);
    const client = await mock.database.client.findUniqueOrThrow({ where: { email: emailOf('standard') } });
    expect(await mock.database.amendment.count({ where: { clientUuid: client.uuid } })).toBe(1);
  });

  test('nothing new is not a request, and taking back all of one ends it', async () => {
    const { person, change } = await standardPerson();
    const { surname } = await person.read('client.view');
    expect((await change({})).pending_amendment).toBeNull();
    expect((await change({ surname: surname ?? '' })).pending_amendment).toBeNull();
    await change({ surname: 'Vale' });
    expect((await change({ surname: surname ?? '' })).pending_amendment).toBeNull();
  });

  test('SEC-H25: the security history shows what was asked for, and nothing where nothing was', async () => {
    const { person, change } = await standardPerson();
    const shown = async () =>
      (await person.read('securityEvents.list')).events.filter(({ kind }) => kind === 'details_changed')
        .length;
    const before = await shown();
    const { surname } = await person.read('client.view');
    await change({});
    await change({ surname: surname ?? '' });
    expect(await shown()).toBe(before);
    await change({ surname: 'Vale' });
    await change({ surname: 'Vale' });
    expect(await shown()).toBe(before + 1);
  });

  test('one that the firm is reviewing keeps its state and its note when more changes are requested', async () => {
    const mock = await buildTestApp();
    const vip = personOf(mock, await fullToken(mock, 'vip'));
    const before = pendingOf(await vip.read('client.view'));
    expect(before).toMatchObject({ status: 'in_review', note: expect.any(String) });
    await vip.read('client.update', { body: { changedFields: { title: 'Dr' } } });
    expect(pendingOf(await vip.read('client.view'))).toEqual({
      ...before,
      changes: [...before.changes!, { field: 'title', old: 'Mrs', new: 'Dr' }],
    });
  });
});

describe('SEC-F2: what may be changed is a list', () => {
  test.each([
    [{ email: 'a@example.com' }, 'changedFields.email'],
    [{ is_vip: true }, 'changedFields.is_vip'],
    [{ vip: true }, 'changedFields.vip'],
    [{ id: '1' }, 'changedFields.id'],
    [{ uuid: '1' }, 'changedFields.uuid'],
    [{ firm: 'x' }, 'changedFields.firm'],
    [{ given_name: 'x' }, 'changedFields.given_name'],
    [{ adviser: null }, 'changedFields.adviser'],
    [{ pending_amendment: null }, 'changedFields.pending_amendment'],
    [{ _links: {} }, 'changedFields._links'],
    [{ address: { _links: {} } }, 'changedFields.address._links'],
    [{ telephone: { fax: '1' } }, 'changedFields.telephone.fax'],
    [{ surname: ['a'] }, 'changedFields.surname'],
    [{ surname: { contains: '' } }, 'changedFields.surname'],
    [{ surname: '' }, 'changedFields.surname'],
    [{ surname: '   ' }, 'changedFields.surname'],
    [{ surname: null }, 'changedFields.surname'],
    [{ surname: 'a'.repeat(61) }, 'changedFields.surname'],
    [{ surname: 'a\r\nBcc: b' }, 'changedFields.surname'],
    [{ address: 'x' }, 'changedFields.address'],
    [{ address: { line_1: 'a'.repeat(10_000) } }, 'changedFields.address.line_1'],
    [{ address: { postcode: 'a'.repeat(13) } }, 'changedFields.address.postcode'],
    [{ address: { country_id: 'gb', country: 'x' } }, 'changedFields.address.country_id'],
    [{ telephone: { home_number: 'call me' } }, 'changedFields.telephone.home_number'],
  ])('%j answers 422 with its field and changes nothing', async (...[changedFields, field]) => {
    const { mock, token, person } = await standardPerson();
    const before = await person.read('client.view');
    const { status, text } = await callsOf(mock).json('PUT /v1/client', { changedFields }, { token });
    expect(status).toBe(422);
    expect(JSON.parse(text)).toMatchObject({ code: 'VALIDATION', fields: [{ field }] });
    expect(await person.read('client.view')).toEqual(before);
  });

  test('a field beside changedFields answers 422 and changes nothing', async () => {
    const { mock, token, person } = await standardPerson();
    const before = await person.read('client.view');
    const body = { changedFields: { surname: 'Reed' }, is_vip: true };
    const { status, text } = await callsOf(mock).json('PUT /v1/client', body, { token });
    expect(status).toBe(422);
    expect(JSON.parse(text)).toMatchObject({ code: 'VALIDATION', fields: [{ field: 'is_vip' }] });
    expect(await person.read('client.view')).toEqual(before);
  });

  test('SEC-G24: keys that would reach a prototype are refused before they are read', async () => {
    const { mock, token, person } = await standardPerson();
    const before = await person.read('client.view');
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      const payload = `{"changedFields":{"${key}":{"isVip":true}}}`;
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const { statusCode } = await mock.app.inject({ method: 'PUT', url: '/v1/client', headers, payload });
      expect([key, statusCode]).toEqual([key, 400]);
    }
    expect(await person.read('client.view')).toEqual(before);
  });

  test('several faults are named together', async () => {
    const { mock, token } = await standardPerson();
    const changedFields = { email: 'x', vip: true, surname: 7 };
    const { text } = await callsOf(mock).json('PUT /v1/client', { changedFields }, { token });
    const { fields } = JSON.parse(text) as { fields: { field: string }[] };
    expect(fields.map(({ field }) => field).sort()).toEqual([
      'changedFields.email',
      'changedFields.surname',
      'changedFields.vip',
    ]);
  });
});

describe('P-80: a country is one of the list', () => {
  test.each([
    [{ country: 'Nowhere', country_id: 'ZZ' }, 'changedFields.address.country_id'],
    [{ country_id: 'FR' }, 'changedFields.address.country'],
    [{ country_id: 'FR', country: null }, 'changedFields.address.country'],
    [{ country_id: 'FR', country: ' ' }, 'changedFields.address.country'],
    [{ country: null }, 'changedFields.address.country'],
  ])('%j is refused', async (...[address, field]) => {
    const { person } = await standardPerson();
    const refusal = await person.refused('client.update', { body: { changedFields: { address } } });
    expect(refusal).toMatchObject({ status: 422, fields: [{ field }] });
  });

  test('it may be taken away with its code, and what is beside it may change alone', async () => {
    const { change } = await standardPerson();
    const { changes } = pendingOf(await change({ address: { country: null, country_id: null } }));
    expect(changes?.map(({ field, new: value }) => [field, value])).toEqual([
      ['address.country', null],
      ['address.country_id', null],
    ]);
    expect(pendingOf(await change({ address: { town: 'Hexham' } })).changes).toHaveLength(3);
  });

  test('it may be requested with its name and its code', async () => {
    const { change } = await standardPerson();
    const { changes } = pendingOf(await change({ address: { country: 'France', country_id: 'FR' } }));
    expect(changes).toEqual([
      { field: 'address.country', old: 'United Kingdom', new: 'France' },
      { field: 'address.country_id', old: 'GB', new: 'FR' },
    ]);
  });
});

describe('P-8: the firm decides', () => {
  test('approved: the record changes, the request is closed, and the client is notified', async () => {
    const { mock, person, change } = await standardPerson();
    const before = await person.read('client.view');
    await change({ surname: 'Vale', telephone: { home_number: '' }, address: { town: 'Hexham' } });
    await firmOf(mock).approve(before.uuid!);
    expect(await person.read('client.view')).toEqual({
      ...before,
      surname: 'Vale',
      telephone: { ...before.telephone, home_number: null },
      address: { ...before.address, town: 'Hexham' },
    });
    const { notifications, unread_count } = await person.read('notifications.list');
    expect(notifications[0]).toMatchObject({
      type: 'amendment_decided',
      isRead: false,
      created_at: '2026-03-02T10:00:00.000Z',
      target: { route: 'account', id: null },
    });
    expect(unread_count).toBe(notifications.filter(({ isRead }) => !isRead).length);
  });

  test('declined: the record stays, and the note says why', async () => {
    const { mock, person, change } = await standardPerson();
    const before = await person.read('client.view');
    await change({ surname: 'Vale' });
    await firmOf(mock).decline(before.uuid!, 'We could not read the document that you sent.');
    expect(await person.read('client.view')).toEqual(before);
    const [told] = (await person.read('notifications.list')).notifications;
    expect(told).toMatchObject({
      type: 'amendment_decided',
      body: 'We could not read the document that you sent.',
    });
  });

  test('once: what was decided is not decided again, and the next request is a new one', async () => {
    const { mock, person, change } = await standardPerson();
    const uuid = (await person.read('client.view')).uuid!;
    const first = pendingOf(await change({ surname: 'Vale' }));
    await firmOf(mock).approve(uuid);
    await expect(firmOf(mock).approve(uuid)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(firmOf(mock).decline(uuid)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const second = pendingOf(await change({ surname: 'Pell' }));
    expect(second.uuid).not.toBe(first.uuid);
    expect(second.changes).toEqual([{ field: 'surname', old: 'Vale', new: 'Pell' }]);
  });
});

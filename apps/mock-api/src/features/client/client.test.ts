import { clientSchema } from '@portal/contract/v1/client';
import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-test-app.ts';
import { callsOf } from '../../test/calls.ts';
import { codeOf, emailOf, fullToken, passwordToken, tryCode } from '../../test/sign-in.ts';

describe('API-15: the record of the signed-in person', () => {
  test('is that of the token', async () => {
    const mock = await buildTestApp();
    for (const person of ['vip', 'standard'] as const) {
      const token = await fullToken(mock, person);
      const { status, body } = await callsOf(mock).get('/v1/client', { token });
      expect(status).toBe(200);
      expect(body).toMatchObject({ email: emailOf(person), is_vip: person === 'vip' });
      expect(body._links).toEqual({ self: { href: '/v1/client' }, firm: { href: '/v1/firm' } });
    }
  });

  test('SEC-F7: holds the fields of the contract and no other: no hash, secret or count', async () => {
    const mock = await buildTestApp();
    const token = await fullToken(mock, 'vip');
    const { body, text } = await callsOf(mock).get('/v1/client', { token });
    expect(Object.keys(body).sort()).toEqual(Object.keys(clientSchema.shape).sort());
    const row = await mock.database.client.findUniqueOrThrow({ where: { email: emailOf('vip') } });
    for (const secret of [row.passwordHash, row.totpSecret]) expect(text).not.toContain(secret);
  });

  test('says when the client signed in the time before, which at the first sign-in is never', async () => {
    const mock = await buildTestApp();
    const signedInBefore = async (person: 'vip' | 'empty') => {
      const { body } = await callsOf(mock).get('/v1/client', { token: await fullToken(mock, person) });
      return body.previous_sign_in_at;
    };
    expect(await signedInBefore('empty')).toBeNull();
    expect(await signedInBefore('vip')).toBe('2026-03-01T18:22:00.000Z');
    mock.clock.advance(60_000);
    expect(await signedInBefore('empty')).toBe('2026-03-02T10:00:00.000Z');
    expect(await signedInBefore('vip')).toBe('2026-03-02T10:00:00.000Z');
  });

  test('a password without its second factor is not a sign-in, and neither is a code of a client who is signed in', async () => {
    const mock = await buildTestApp();
    const token = await fullToken(mock, 'vip');
    mock.clock.advance(60_000);
    await passwordToken(mock, 'vip');
    await tryCode(mock, await codeOf('vip', mock.clock), token);
    const { body } = await callsOf(mock).get('/v1/client', { token });
    expect(body.previous_sign_in_at).toBe('2026-03-01T18:22:00.000Z');
  });

  test('a change that waits for the firm is shown', async () => {
    const mock = await buildTestApp();
    const token = await fullToken(mock, 'empty');
    const client = await mock.database.client.findUniqueOrThrow({ where: { email: emailOf('empty') } });
    await mock.database.amendment.create({
      data: {
        uuid: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
        clientUuid: client.uuid,
        openForClientUuid: client.uuid,
        status: 'submitted',
        submittedAt: mock.clock.now(),
        changes: JSON.stringify([{ field: 'surname', old: client.surname, new: 'Vale' }]),
      },
    });
    const { body } = await callsOf(mock).get('/v1/client', { token });
    expect(body.pending_amendment).toEqual({
      uuid: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
      status: 'submitted',
      submitted_at: '2026-03-02T10:00:00.000Z',
      changes: [{ field: 'surname', old: client.surname, new: 'Vale' }],
      note: null,
      document_request_uuid: null,
    });
    expect(body.surname).toBe(client.surname);
  });
});

test('API-16: the firm', async () => {
  const mock = await buildTestApp();
  const { status, body } = await callsOf(mock).get('/v1/firm', { token: await fullToken(mock, 'standard') });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: 'Arkwright Pell Financial Planning',
    fca_number: expect.any(String),
    phone: expect.stringMatching(/^01632 960 \d{3}$/),
    address: expect.stringMatching(/\n/),
  });
});
